import { FluidTransportError } from '@trade-portal/fluid-sdk'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openTestOutbox } from '../../../testing/testOutbox'
import { createPageWatch } from './openCartOutbox'

/** Opens an outbox on a watched page, with a clock that does not run. */
function openWatched() {
  const opened = openTestOutbox({ 1: 2 })
  onTestFinished(createPageWatch(opened.outbox)())
  return opened
}

describe('the page of an outbox', () => {
  it('has what waits sent at once when the network is back [cart-22]', async () => {
    const { want, pass, calls, fail } = openWatched()
    fail(new FluidTransportError('updateCartProduct', null))
    want(1, 3)
    await pass(300)
    expect(calls).toEqual(['set 1 3'])
    window.dispatchEvent(new Event('online'))
    await pass(0)
    expect(calls).toEqual(['set 1 3', 'set 1 3'])
  })

  it('has removals sent at once when it is left [cart-13]', async () => {
    const { remove, pass, calls } = openWatched()
    remove(1)
    await pass(0)
    expect(calls).toEqual([])
    window.dispatchEvent(new Event('pagehide'))
    await pass(0)
    expect(calls).toEqual(['remove 1'])
  })
})
