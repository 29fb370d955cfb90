import { FluidFieldError, FluidTransportError } from '@trade-portal/fluid-sdk'
import type { Product } from '@trade-portal/fluid-sdk'
import { describe, expect, it } from 'vitest'
import { openTestOutbox } from '../../../testing/testOutbox'

const refusal = () =>
  new FluidFieldError([{ field: 'quoteQty', msg: 'Only 3 in stock' }], 'updateCartProduct')
const lostAnswer = () => new FluidTransportError('updateCartProduct', null)

describe('createCartOutbox', () => {
  it('makes one call of changes within 300 ms, with the last quantity [cart-18]', async () => {
    const { outbox, want, pass, calls, quantityOf } = openTestOutbox({ 1: 2 })
    want(1, 3)
    await pass(200)
    want(1, 4)
    await pass(299)
    expect(calls).toEqual([])
    await pass(1)
    expect(calls).toEqual(['set 1 4'])
    expect(quantityOf(1)).toBe(4)
    expect(outbox.getView().intents.size).toBe(0)
  })

  it('sends one call at a time, and keeps what is wanted meanwhile [cart-19]', async () => {
    const { outbox, want, pass, calls, hold } = openTestOutbox({ 1: 2, 2: 5 })
    const release = hold()
    want(1, 3)
    want(2, 6)
    await pass(300)
    expect(calls).toEqual(['set 1 3'])
    want(1, 9)
    expect(outbox.getView().intents.get(1)).toMatchObject({ quantity: 9 })
    release()
    await pass(300)
    expect(calls).toEqual(['set 1 3', 'set 2 6', 'set 1 9'])
  })

  it('takes back a refused line alone, and says why [cart-20]', async () => {
    const { outbox, want, pass, calls, fail, quantityOf } = openTestOutbox({ 1: 2, 2: 5 })
    const error = refusal()
    fail(error)
    want(1, 30)
    want(2, 6)
    await pass(300)
    expect(calls).toEqual(['set 1 30', 'set 2 6'])
    expect([quantityOf(1), quantityOf(2)]).toEqual([2, 6])
    expect(outbox.getView().intents.size).toBe(0)
    expect([...outbox.getView().problems]).toEqual([[1, { reason: 'refused', error }]])
  })

  it('goes on with what is wanted by now when an older wish is refused', async () => {
    const { outbox, want, pass, calls, fail, hold } = openTestOutbox({ 1: 2 })
    fail(refusal())
    const release = hold()
    want(1, 30)
    await pass(300)
    want(1, 3)
    release()
    await pass(300)
    expect(calls).toEqual(['set 1 30', 'set 1 3'])
    expect(outbox.getView().problems.size).toBe(0)
  })

  it('sends what waits in the order in which it was changed last, whatever order the storage has [cart-106]', async () => {
    const { outbox, want, remove, pass, calls, closeSession, reload } = openTestOutbox({ 1: 2, 2: 5, 3: 9 })
    remove(3)
    await pass(1)
    want(1, 3)
    await pass(1)
    want(2, 6)
    await pass(1)
    want(1, 4)
    closeSession()
    await outbox.flush()
    const next = reload()
    next.openSession()
    expect(await next.outbox.flush()).toBe(0)
    expect([...calls, ...next.calls]).toEqual(['remove 3', 'set 2 6', 'set 1 4'])
  })

  it('keeps everything while nothing answers, and tries again later and at once when woken', async () => {
    const { outbox, want, pass, calls, fail } = openTestOutbox({ 1: 2 })
    fail(lostAnswer(), lostAnswer())
    want(1, 3)
    await pass(300)
    expect(outbox.getView()).toMatchObject({ isStalled: true })
    await pass(4_999)
    expect(calls).toEqual(['set 1 3'])
    await pass(1)
    expect(calls).toEqual(['set 1 3', 'set 1 3'])
    outbox.resume()
    await pass(0)
    expect(calls).toHaveLength(3)
    expect(outbox.getView()).toMatchObject({ isStalled: false })
    expect(outbox.getView().intents.size).toBe(0)
  })

  it('does not send again what arrived although its answer was lost', async () => {
    const { outbox, want, pass, calls, fail, setInCart } = openTestOutbox({ 1: 2 })
    fail(lostAnswer())
    want(1, 3)
    await pass(300)
    setInCart(1, 3)
    want(1, 4)
    outbox.resume()
    await pass(300)
    expect(calls).toEqual(['set 1 3', 'set 1 4'])
    fail(lostAnswer())
    want(1, 5)
    await pass(300)
    setInCart(1, 5)
    outbox.resume()
    await pass(0)
    expect(calls).toEqual(['set 1 3', 'set 1 4', 'set 1 5'])
    expect(outbox.getView().intents.size).toBe(0)
  })

  it('takes none of its own quantities for somebody else’s, however many answers are lost', async () => {
    const { outbox, want, pass, calls, fail, setInCart, events } = openTestOutbox({ 1: 2 })
    fail(lostAnswer(), lostAnswer())
    want(1, 3)
    await pass(300)
    // The first arrived, the second does not.
    setInCart(1, 3)
    want(1, 4)
    outbox.resume()
    await pass(300)
    outbox.resume()
    await pass(0)
    expect(calls).toEqual(['set 1 3', 'set 1 4', 'set 1 4'])
    expect(events).toEqual([])
  })

  it('sends what was wanted before the clock was set back', async () => {
    const { outbox, want, remove, pass, calls, setClock } = openTestOutbox({ 1: 2, 2: 5 })
    want(1, 3)
    remove(2)
    outbox.pause()
    setClock(-3_600_000)
    outbox.resume()
    await pass(0)
    want(1, 4)
    await pass(300)
    void outbox.commitRemovals()
    await pass(0)
    expect(calls).toEqual(['set 1 3', 'set 1 4', 'remove 2'])
  })

  it('sends a removal that was put off by a clock an hour ahead', async () => {
    const { outbox, remove, pass, calls, setClock, reload } = openTestOutbox({ 1: 2 })
    remove(1)
    setClock(3_600_000)
    // The page that holds the Undo puts it off, and is closed.
    await pass(2_000)
    outbox.pause()
    setClock(-3_602_000)
    const next = reload()
    next.outbox.resume()
    await next.pass(0)
    expect([...calls, ...next.calls]).toEqual(['remove 1'])
  })

  it('sends nothing to the cart that took the place of the one just read', async () => {
    const { outbox, want, pass, hold, replaceCart, quantityOf, events } = openTestOutbox({ 1: 2, 2: 5 })
    const release = hold()
    want(1, 3)
    want(2, 6)
    await pass(300)
    replaceCart()
    release()
    await pass(0)
    expect([quantityOf(1), quantityOf(2)]).toEqual([2, 5])
    expect(events).toMatchObject([
      { type: 'dropped', lineId: 1 },
      { type: 'dropped', lineId: 2 },
    ])
    expect(outbox.getView().intents.size).toBe(0)
  })

  it('leaves alone what somebody else changed since the customer looked [cart-25]', async () => {
    const { outbox, want, pass, calls, setInCart, events } = openTestOutbox({ 1: 2, 2: 5 })
    want(1, 3)
    want(2, 6)
    setInCart(1, 10)
    setInCart(2, null)
    await pass(300)
    expect(calls).toEqual([])
    expect(outbox.getView().problems.get(1)).toEqual({ reason: 'changedElsewhere' })
    expect(events).toMatchObject([
      { type: 'dropped', lineId: 1 },
      { type: 'dropped', lineId: 2 },
    ])
  })

  it('goes on after a reload with what an earlier visit left [cart-23]', async () => {
    const first = openTestOutbox({ 1: 2 })
    first.want(1, 3)
    first.outbox.pause()
    const second = first.reload()
    expect(second.outbox.getView().intents.get(1)).toMatchObject({ quantity: 3 })
    second.outbox.resume()
    await second.pass(2_000)
    expect(second.calls).toEqual(['set 1 3'])
  })

  it('keeps what waited for a day, and sends it [cart-24]', async () => {
    const first = openTestOutbox({ 1: 2 })
    first.want(1, 3)
    first.outbox.pause()
    await first.pass(24 * 60 * 60_000)
    const second = first.reload()
    second.outbox.resume()
    await second.pass(0)
    expect(second.calls).toEqual(['set 1 3'])
    expect(second.events).toEqual([])
  })

  it('drops what waited for more than a day, and says so [cart-24]', async () => {
    const first = openTestOutbox({ 1: 2 })
    first.want(1, 3)
    first.outbox.pause()
    await first.pass(24 * 60 * 60_000 + 1)
    const second = first.reload()
    second.outbox.resume()
    await second.pass(0)
    expect(second.calls).toEqual([])
    expect(second.events).toMatchObject([{ type: 'dropped', problem: { reason: 'expired' } }])
    expect(second.outbox.getView().intents.size).toBe(0)
  })

  it('sends nothing for a session that is another by now', async () => {
    const { outbox, want, pass, calls, closeSession } = openTestOutbox({ 1: 2 })
    want(1, 3)
    closeSession()
    await pass(10_000)
    expect(calls).toEqual([])
    expect(await outbox.flush()).toBe(1)
  })

  it('drops what was meant for a cart that is no more', async () => {
    const { outbox, want, pass, calls, replaceCart } = openTestOutbox({ 1: 2 })
    want(1, 3)
    replaceCart()
    await pass(300)
    expect(calls).toEqual([])
    expect(outbox.getView().intents.size).toBe(0)
  })

  it('sends everything at once when flushed, and tells how much could not be', async () => {
    const { outbox, want, remove, calls, fail } = openTestOutbox({ 1: 2, 2: 5 })
    want(1, 3)
    remove(2)
    expect(await outbox.flush()).toBe(0)
    expect(calls).toEqual(['set 1 3', 'remove 2'])
    fail(lostAnswer())
    want(1, 4)
    expect(await outbox.flush()).toBe(1)
  })
})

describe('other writes', () => {
  const product: Product = {
    id: 'P1',
    name: 'Line 1',
    description: '',
    image: null,
    gallery: [],
    datasheet: null,
    retailPrice: null,
    tradePrice: null,
    customerPrice: 10_000,
    units: ['ea'],
    isTally: false,
  }

  it('wait for what is wanted of the same product, so that they build on it', async () => {
    const { outbox, want, calls } = openTestOutbox({ 1: 2 })
    want(1, 5)
    await outbox.write('P1', async () => void calls.push('add P1'))
    expect(calls).toEqual(['set 1 5', 'add P1'])
  })

  it('are not done while what they build on cannot be sent', async () => {
    const { outbox, want, calls, fail } = openTestOutbox({ 1: 2 })
    want(1, 5)
    const error = lostAnswer()
    fail(error)
    await expect(outbox.write('P1', async () => void calls.push('add P1'))).rejects.toBe(error)
    expect(calls).toEqual(['set 1 5'])
  })

  it('are done after everything that waits where they take the cart as it is', async () => {
    const { outbox, want, remove, calls } = openTestOutbox({ 1: 2, 2: 5 })
    want(1, 5)
    remove(2)
    await outbox.afterAll(async () => void calls.push('save'))
    expect(calls).toEqual(['set 1 5', 'remove 2', 'save'])
  })

  it('count a product until they are over, which is when the cart that holds it has been read', async () => {
    const { outbox, setInCart } = openTestOutbox({})
    const { promise, resolve } = Promise.withResolvers<void>()
    const added = outbox.add({ product, unit: 'ea', quantity: 4 }, async () => {
      setInCart(7, 4)
      await promise
    })
    expect(outbox.getView().additions).toMatchObject([{ quantity: 4, unit: 'ea' }])
    resolve()
    await added
    expect(outbox.getView().additions).toEqual([])
  })
})
