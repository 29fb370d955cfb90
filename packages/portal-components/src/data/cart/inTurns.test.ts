import type { FluidClient } from '@trade-portal/fluid-sdk'
import { describe, expect, it } from 'vitest'
import { inTurns } from './inTurns'

/** Makes reads that end on demand. */
function openReads() {
  const client = {} as FluidClient
  const running: (() => void)[] = []
  const read = () => inTurns(client, () => new Promise<void>((resolve) => running.push(resolve)))
  return { client, running, read }
}

describe('inTurns', () => {
  it('does four reads at a time, and the next as each one ends [cart-30]', async () => {
    const { running, read } = openReads()
    const reads = Array.from({ length: 6 }, read)
    await Promise.resolve()
    expect(running).toHaveLength(4)
    running[0]?.()
    await reads[0]
    await new Promise((resolve) => setTimeout(resolve))
    expect(running).toHaveLength(5)
    for (const end of running.slice(1)) end()
    await new Promise((resolve) => setTimeout(resolve))
    running[5]?.()
    await Promise.all(reads)
  })

  it('gives the place of a failed read to the next', async () => {
    const { client, running, read } = openReads()
    const failing = Array.from({ length: 4 }, () =>
      inTurns(client, () => Promise.reject(new Error('No answer'))),
    )
    const after = read()
    await Promise.allSettled(failing)
    await new Promise((resolve) => setTimeout(resolve))
    expect(running).toHaveLength(1)
    running[0]?.()
    await after
  })
})
