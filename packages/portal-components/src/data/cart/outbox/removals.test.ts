import { FluidFieldError, FluidTransportError } from '@trade-portal/fluid-sdk'
import { describe, expect, it } from 'vitest'
import { openTestOutbox } from '../../../testing/testOutbox'

const lostAnswer = () => new FluidTransportError('deleteCartProduct', null)

describe('removing a line', () => {
  it('waits for the Undo of its own page, and is sent when that has passed', async () => {
    const { outbox, remove, pass, calls, quantityOf } = openTestOutbox({ 1: 2 })
    remove(1)
    await pass(60_000)
    expect(calls).toEqual([])
    await outbox.commitRemovals([1])
    expect(calls).toEqual(['remove 1'])
    expect(quantityOf(1)).toBeUndefined()
  })

  it('gives the line back as it was wanted, when it is undone', async () => {
    const { outbox, want, remove, pass, calls } = openTestOutbox({ 1: 2 })
    want(1, 3)
    remove(1)
    expect(outbox.undoRemoval(1)).toBe(true)
    expect(outbox.getView().intents.get(1)).toMatchObject({ kind: 'quantity', quantity: 3 })
    await pass(400)
    expect(calls).toEqual(['set 1 3'])
    expect(outbox.undoRemoval(1)).toBe(false)
  })

  it('gives the line back as it was wanted though its call was tried and nothing answered', async () => {
    const { outbox, want, remove, pass, fail, calls } = openTestOutbox({ 1: 2 })
    want(1, 3)
    remove(1)
    fail(lostAnswer())
    await outbox.commitRemovals()
    expect(outbox.undoRemoval(1)).toBe(true)
    await pass(60_000)
    expect(calls).toEqual(['remove 1', 'set 1 3'])
  })

  it('is said to have happened when Undo comes after a call that arrived without an answer', async () => {
    const { outbox, remove, pass, failAfterwards, events } = openTestOutbox({ 1: 2 })
    remove(1)
    failAfterwards(lostAnswer())
    await outbox.commitRemovals()
    outbox.undoRemoval(1)
    await pass(60_000)
    expect(events).toMatchObject([{ type: 'dropped', lineId: 1, problem: { reason: 'changedElsewhere' } }])
    expect(outbox.getView().intents.size).toBe(0)
  })

  it('leaves nothing waiting when the line was undone and removed again while its call was under way', async () => {
    const { outbox, remove, pass, hold, calls } = openTestOutbox({ 1: 2 })
    remove(1)
    const release = hold()
    const sent = outbox.commitRemovals()
    await pass(0)
    outbox.undoRemoval(1)
    await pass(1)
    remove(1)
    release()
    await sent
    expect(calls).toEqual(['remove 1'])
    expect(outbox.getView().intents.size).toBe(0)
  })

  it('is sent after 7 s when its page has gone [cart-12]', async () => {
    const first = openTestOutbox({ 1: 2 })
    first.remove(1)
    first.outbox.pause()
    const second = first.reload()
    second.outbox.resume()
    await second.pass(6_999)
    expect(second.calls).toEqual([])
    await second.pass(1)
    expect(second.calls).toEqual(['remove 1'])
  })

  it('has nothing to send when the line has gone already', async () => {
    const { outbox, remove, calls, setInCart, events } = openTestOutbox({ 1: 2 })
    remove(1)
    setInCart(1, null)
    await outbox.commitRemovals()
    expect(calls).toEqual([])
    expect(events).toEqual([])
  })
})

describe('leaving the page of a removal', () => {
  it('calls for it at once, without a look at the cart and once, however often the page is left [cart-102]', async () => {
    const { outbox, remove, calls, reads } = openTestOutbox({ 1: 2, 2: 5 })
    remove(1)
    remove(2)
    outbox.leave()
    expect(calls).toEqual(['remove 1', 'remove 2'])
    expect(reads()).toBe(0)
    outbox.leave()
    expect(calls).toHaveLength(2)
  })

  it('calls for none that is under way, or of another page [cart-102]', async () => {
    const here = openTestOutbox({ 1: 2, 2: 5 })
    const there = here.reload()
    here.remove(1)
    there.remove(2)
    here.outbox.resume()
    const release = here.hold()
    const sent = here.outbox.commitRemovals([1])
    await here.pass(0)
    here.outbox.leave()
    expect(here.calls).toEqual(['remove 1'])
    release()
    await sent
  })

  it('records for the next page that it was tried: nothing is sent again for a line that has gone [cart-103]', async () => {
    const first = openTestOutbox({ 1: 2 })
    first.remove(1)
    first.outbox.leave()
    first.outbox.pause()
    await first.pass(0)
    const next = first.reload()
    next.outbox.resume()
    await next.pass(60_000)
    expect(next.calls).toEqual([])
    expect(next.events).toEqual([{ type: 'removed', lineId: 1, name: 'Line 1' }])
    expect(next.stored()).toBe(0)
  })

  it('is made good by the next page when the call came to nothing [cart-103]', async () => {
    const first = openTestOutbox({ 1: 2 })
    first.remove(1)
    first.fail(lostAnswer())
    first.outbox.leave()
    first.outbox.pause()
    await first.pass(0)
    const next = first.reload()
    next.outbox.resume()
    await next.pass(60_000)
    expect(next.calls).toEqual(['remove 1'])
    expect(next.quantityOf(1)).toBeUndefined()
  })

  it('is no failure when it arrives just before it is sent again [cart-103]', async () => {
    const first = openTestOutbox({ 1: 2 })
    first.remove(1)
    first.fail(lostAnswer())
    first.outbox.leave()
    first.outbox.pause()
    await first.pass(0)
    const next = first.reload()
    next.failAfterwards(
      new FluidFieldError([{ field: 'lineID', msg: 'Cart line not found' }], 'deleteCartProduct'),
    )
    next.outbox.resume()
    await next.pass(60_000)
    expect(next.calls).toEqual(['remove 1'])
    expect(next.events).toEqual([{ type: 'removed', lineId: 1, name: 'Line 1' }])
    expect(next.outbox.getView().problems.size).toBe(0)
  })
})
