import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderPortal } from '../../testing/renderPortal'
import { PrintButton } from './PrintButton'

afterEach(() => vi.restoreAllMocks())

describe('<PrintButton />', () => {
  it('prints once what belongs on paper was read [print-06]', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue()
    let finish = () => {}
    const read = new Promise<void>((resolve) => (finish = resolve))
    const { user } = await renderPortal(<PrintButton onPrepare={() => read} />)
    await user.click(screen.getByRole('button', { name: 'Print' }))
    expect(print).not.toHaveBeenCalled()
    finish()
    await waitFor(() => expect(print).toHaveBeenCalledOnce())
  })

  it('prints even where that could not be read [print-06]', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue()
    const { user } = await renderPortal(<PrintButton onPrepare={() => Promise.reject(new Error('gone'))} />)
    await user.click(screen.getByRole('button', { name: 'Print' }))
    await waitFor(() => expect(print).toHaveBeenCalledOnce())
  })
})
