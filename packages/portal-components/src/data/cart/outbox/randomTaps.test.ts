import { FluidFieldError, FluidTransportError } from '@trade-portal/fluid-sdk'
import fc from 'fast-check'
import { expect, inject, it } from 'vitest'
import { openTestOutbox } from '../../../testing/testOutbox'

type Step = { page: number; line: number; isNotified: boolean } & (
  | { does: 'want'; quantity: number }
  | { does: 'remove' | 'undo' | 'commit' | 'reload' | 'flush' }
  | { does: 'leave'; comesBack: boolean }
  | { does: 'trouble'; trouble: 'lostOnItsWay' | 'answerLost' | 'refused' }
  | { does: 'pass' | 'setClock'; milliseconds: number }
)

const position = { page: fc.nat(1), line: fc.integer({ min: 1, max: 3 }), isNotified: fc.boolean() }

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      ...position,
      does: fc.constant('want'),
      quantity: fc.integer({ min: 1, max: 9 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      ...position,
      does: fc.constantFrom('remove', 'remove', 'undo', 'undo', 'commit', 'reload', 'flush'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ ...position, does: fc.constant('leave'), comesBack: fc.boolean() }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      ...position,
      does: fc.constant('trouble'),
      trouble: fc.constantFrom('lostOnItsWay', 'answerLost', 'refused'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      ...position,
      does: fc.constant('pass'),
      milliseconds: fc.constantFrom(1, 100, 300, 2_000, 8_000, 65_000),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      ...position,
      does: fc.constant('setClock'),
      milliseconds: fc.constantFrom(-3_600_000, -3_000, 3_000, 3_600_000),
    }),
  },
)

const errors = {
  lostOnItsWay: () => new FluidTransportError('updateCartProduct', null),
  answerLost: () => new FluidTransportError('updateCartProduct', null),
  refused: () => new FluidFieldError([{ field: 'quoteQty', msg: 'Only 3 in stock' }], 'updateCartProduct'),
}

/** The quantity that a line should reach; 0 means removed. */
interface Wish {
  quantity: number
  before: Wish | null
  /** The page that offers to undo it. */
  page: object
}

function openPages() {
  const first = openTestOutbox({ 1: 2, 2: 5, 3: 9 })
  const pages = [first, first.reload()]
  const wishes = new Map<number, Wish>()
  const heard = new Map<object, number>()

  /**
   * Drops the wish for a line whose change was rolled back with a message: the line then keeps the merchant's quantity.
   */
  function hear() {
    for (const page of pages) {
      const reported = page.events.slice(heard.get(page) ?? 0)
      heard.set(page, page.events.length)
      for (const event of reported) if (event.type === 'dropped') wishes.delete(event.lineId)
    }
  }

  async function pass(milliseconds: number) {
    await first.pass(milliseconds)
    for (const page of pages) await page.pass(0)
    hear()
  }

  function check() {
    for (const [line, { quantity }] of wishes)
      expect([line, first.quantityOf(line) ?? 0]).toEqual([line, quantity])
  }

  function reload(at: number, page: typeof first) {
    page.outbox.pause()
    const next = page.reload()
    pages[at] = next
    next.outbox.resume()
  }

  async function take(current: Step) {
    const { line, page: at } = current
    const page = pages[at] ?? first
    const isThere = first.quantityOf(line) !== undefined && wishes.get(line)?.quantity !== 0
    switch (current.does) {
      case 'want':
        if (!isThere) return
        wishes.set(line, { quantity: current.quantity, before: null, page })
        return page.want(line, current.quantity)
      case 'remove':
        if (!isThere) return
        wishes.set(line, { quantity: 0, before: wishes.get(line) ?? null, page })
        return page.remove(line)
      case 'undo': {
        const wish = wishes.get(line)
        if (wish?.quantity !== 0 || wish.page !== page || !page.outbox.undoRemoval(line)) return
        if (wish.before) wishes.set(line, wish.before)
        else wishes.delete(line)
        return
      }
      case 'commit':
        return page.outbox.commitRemovals()
      case 'reload':
        return reload(at, page)
      case 'leave': {
        const before = page.calls.length
        const reads = page.reads()
        page.outbox.leave()
        const tried = page.calls.slice(before)
        expect(new Set(tried).size).toBe(tried.length)
        page.outbox.leave()
        expect(page.calls.slice(before)).toEqual(tried)
        expect(page.reads()).toBe(reads)
        return current.comesBack ? undefined : reload(at, page)
      }
      case 'flush':
        if ((await page.outbox.flush()) > 0) return
        hear()
        return check()
      case 'trouble': {
        const error = errors[current.trouble]()
        return current.trouble === 'answerLost' ? page.failAfterwards(error) : page.fail(error)
      }
      case 'pass':
        return pass(current.milliseconds)
      case 'setClock':
        return page.setClock(current.milliseconds)
    }
  }

  const tellAll = () => pages.forEach(({ outbox }) => outbox.resume())

  return {
    check,
    async play(current: Step) {
      await take(current)
      if (current.isNotified) tellAll()
      await pass(0)
    },
    /** Ends all faults, and removes lines without waiting for their Undo. */
    async recover() {
      first.recover()
      for (const { outbox } of pages) await outbox.commitRemovals()
      tellAll()
      await pass(100_000)
      expect(first.stored()).toBe(0)
    },
  }
}

it('brings every line to what was wanted last, or says that it does not, whatever happens in whatever order', async () => {
  const schedule = fc.array(step, { minLength: 1, maxLength: 20, size: 'max' })
  const property = fc.asyncProperty(schedule, async (steps) => {
    const pages = openPages()
    for (const current of steps) await pages.play(current)
    await pages.recover()
    pages.check()
  })
  await fc.assert(property, {
    numRuns: 300 * inject('times'),
  })
})

it('sends what waits in the order of the last changes, whatever was changed before [cart-106]', async () => {
  const change = fc.record({
    line: fc.integer({ min: 1, max: 6 }),
    quantity: fc.integer({ min: 10, max: 99 }),
  })
  const property = fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 12 }), async (changes) => {
    const { outbox, want, pass, calls } = openTestOutbox({ 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6 })
    const last = new Map<number, number>()
    for (const { line, quantity } of changes) {
      want(line, quantity)
      last.delete(line)
      last.set(line, quantity)
      await pass(1)
    }
    expect(await outbox.flush()).toBe(0)
    expect(calls).toEqual([...last].map(([line, quantity]) => `set ${line} ${quantity}`))
  })
  await fc.assert(property, { numRuns: 100 * inject('times') })
})
