import { describe, expect, it, vi } from 'vitest'
import { lazyCode } from './useLazyCode'

describe('lazyCode', () => {
  it('is read once, however many ask for it', async () => {
    const load = vi.fn(() => Promise.resolve({ answer: 42 }))
    const code = lazyCode(load)
    expect(load).not.toHaveBeenCalled()
    expect(code.current).toBeNull()
    const [one, other] = await Promise.all([code.read(), code.read()])
    expect(one).toBe(other)
    expect(code.current).toBe(one)
    expect(load).toHaveBeenCalledOnce()
  })

  it('is read anew by the next to ask after a reading that failed', async () => {
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue('here')
    const code = lazyCode(load)
    await expect(code.read()).rejects.toThrow('offline')
    expect(code.current).toBeNull()
    await expect(code.read()).resolves.toBe('here')
  })
})
