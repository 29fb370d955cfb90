import { describe, expect, it } from 'vitest'
import { openTestOutbox } from '../../../testing/testOutbox'

describe('two tabs with one cart', () => {
  it('each send their own changes [cart-41]', async () => {
    const here = openTestOutbox({ 1: 2, 2: 5 })
    const there = here.reload()
    here.want(1, 3)
    there.outbox.resume()
    there.want(2, 6)
    here.outbox.resume()
    await there.pass(300)
    expect(there.calls).toEqual(['set 2 6'])
    here.outbox.resume()
    await here.pass(300)
    expect(here.calls).toEqual(['set 1 3'])
  })

  it('take quick taps of one tab for what they are, not for somebody else’s [cart-41]', async () => {
    const here = openTestOutbox({ 1: 2 })
    const there = here.reload()
    for (const quantity of [3, 4, 5]) {
      here.want(1, quantity)
      there.outbox.resume()
      await there.pass(500)
      await here.pass(0)
    }
    expect(there.calls).toEqual([])
    expect(here.calls).toEqual(['set 1 3', 'set 1 4', 'set 1 5'])
    expect(here.events).toEqual([])
  })

  it('keep what the other wants by now, before they were notified of it', async () => {
    const here = openTestOutbox({ 1: 2 })
    const there = here.reload()
    here.want(1, 3)
    const release = here.hold()
    await here.pass(300)
    there.want(1, 9)
    release()
    await here.pass(0)
    await there.pass(300)
    expect([here.calls, there.calls]).toEqual([['set 1 3'], ['set 1 9']])
    expect(here.quantityOf(1)).toBe(9)
    expect([...here.events, ...there.events]).toEqual([])
  })

  it('send what is wanted of the current cart, though one still shows a line of that number in the cart before', async () => {
    const here = openTestOutbox({ 1: 2 })
    const there = here.reload()
    here.replaceCart()
    here.remove(1)
    there.remove(1, 'cart-1')
    expect(await there.outbox.flush()).toBe(0)
    expect(there.calls).toEqual(['remove 1'])
    expect(here.quantityOf(1)).toBeUndefined()
  })

  it('go on with what the other left behind when it was closed [cart-23, cart-41]', async () => {
    const here = openTestOutbox({ 1: 2, 2: 5 })
    const there = here.reload()
    there.want(2, 6)
    there.outbox.pause()
    here.outbox.resume()
    here.want(1, 3)
    await here.pass(2_000)
    expect([here.quantityOf(1), here.quantityOf(2)]).toEqual([3, 6])
  })

  it('show what the other sent only once the cart has been read, so that no quantity jumps back [cart-42]', async () => {
    const here = openTestOutbox({ 1: 2 })
    const there = here.reload()
    here.want(1, 3)
    there.outbox.resume()
    await here.pass(300)
    expect(here.calls).toEqual(['set 1 3'])

    const before = there.reads()
    there.outbox.resume()
    expect(there.outbox.getView().intents.get(1)).toMatchObject({ quantity: 3 })
    await there.pass(0)
    expect(there.reads()).toBe(before + 1)
    expect(there.outbox.getView().intents.size).toBe(0)
  })

  it('offer no Undo any more of what the other has removed', async () => {
    const here = openTestOutbox({ 1: 2 })
    const there = here.reload()
    here.remove(1)
    there.outbox.resume()
    await there.outbox.commitRemovals([1])
    expect(there.calls).toEqual(['remove 1'])
    here.outbox.resume()
    await here.pass(0)
    expect(here.events).toEqual([{ type: 'removed', lineId: 1, name: 'Line 1' }])
    expect(here.outbox.undoRemoval(1)).toBe(false)
  })

  it('leave a removal to the page that holds it, for as long as its Undo is held [case-374]', async () => {
    const here = openTestOutbox({ 1: 2 })
    const there = here.reload()
    here.remove(1)
    there.outbox.resume()
    for (let second = 0; second < 60; second += 1) {
      await here.pass(500)
      there.outbox.resume()
      await there.pass(500)
    }
    expect(there.calls).toEqual([])
    expect(here.outbox.undoRemoval(1)).toBe(true)
    there.outbox.resume()
    await there.pass(60_000)
    expect([here.calls, there.calls]).toEqual([[], []])
    expect(here.quantityOf(1)).toBe(2)
  })

  it('send a removal whose page has gone, once its Undo can no longer come [case-374]', async () => {
    const here = openTestOutbox({ 1: 2 })
    const there = here.reload()
    here.remove(1)
    await here.pass(20_000)
    here.outbox.pause()
    there.outbox.resume()
    await there.pass(4_000)
    expect(there.calls).toEqual([])
    await there.pass(4_000)
    expect(there.calls).toEqual(['remove 1'])
    expect(here.calls).toEqual([])
  })
})
