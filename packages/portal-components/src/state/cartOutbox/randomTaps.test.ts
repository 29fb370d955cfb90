import { FluidFieldError, FluidTransportError } from '@trade-portal/fluid-sdk'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { openTestOutbox } from '../../testing/testOutbox'

type Step = { page: number; line: number; isTold: boolean } & (
  | { does: 'want'; quantity: number }
  | { does: 'remove' | 'undo' | 'commit' | 'reload' | 'flush' }
  | { does: 'trouble'; trouble: 'lostOnItsWay' | 'answerLost' | 'refused' }
  | { does: 'pass' | 'setClock'; milliseconds: number }
)

const place = { page: fc.nat(1), line: fc.integer({ min: 1, max: 3 }), isTold: fc.boolean() }

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ ...place, does: fc.constant('want'), quantity: fc.integer({ min: 1, max: 9 }) }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      ...place,
      does: fc.constantFrom('remove', 'remove', 'undo', 'undo', 'commit', 'reload', 'flush'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      ...place,
      does: fc.constant('trouble'),
      trouble: fc.constantFrom('lostOnItsWay', 'answerLost', 'refused'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      ...place,
      does: fc.constant('pass'),
      milliseconds: fc.constantFrom(1, 100, 300, 2_000, 8_000, 65_000),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      ...place,
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

/** What a line is to hold; 0: it is to be gone. */
interface Wish {
  quantity: number
  before: Wish | null
  /** The page that offers to undo it. */
  page: object
}

/** Two pages over one cart. */
function openPages() {
  const first = openTestOutbox({ 1: 2, 2: 5, 3: 9 })
  const pages = [first, first.reload()]
  const wishes = new Map<number, Wish>()
  const heard = new Map<object, number>()

  /** A line whose change was taken back with a word holds what the merchant has. */
  function hear() {
    for (const page of pages) {
      const told = page.events.slice(heard.get(page) ?? 0)
      heard.set(page, page.events.length)
      for (const { type, lineId } of told) if (type === 'dropped') wishes.delete(lineId)
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

  async function take(present: Step) {
    const { line, page: at } = present
    const page = pages[at] ?? first
    const isThere = first.quantityOf(line) !== undefined && wishes.get(line)?.quantity !== 0
    switch (present.does) {
      case 'want':
        if (!isThere) return
        wishes.set(line, { quantity: present.quantity, before: null, page })
        return page.want(line, present.quantity)
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
        page.outbox.pause()
        pages[at] = page.reload()
        return pages[at].outbox.resume()
      case 'flush':
        if ((await page.outbox.flush()) > 0) return
        hear()
        return check()
      case 'trouble': {
        const error = errors[present.trouble]()
        return present.trouble === 'answerLost' ? page.failAfterwards(error) : page.fail(error)
      }
      case 'pass':
        return pass(present.milliseconds)
      case 'setClock':
        return page.setClock(present.milliseconds)
    }
  }

  const tellAll = () => pages.forEach(({ outbox }) => outbox.resume())

  return {
    check,
    async play(present: Step) {
      await take(present)
      if (present.isTold) tellAll()
      await pass(0)
    },
    /** Everything works, and nobody waits for an Undo any more. */
    async recover() {
      first.recover()
      for (const { outbox } of pages) await outbox.commitRemovals()
      tellAll()
      await pass(100_000)
      expect(first.kept()).toBe(0)
    },
  }
}

it('brings every line to what was wanted last, or says that it does not, whatever happens in whatever order', async () => {
  const schedule = fc.array(step, { minLength: 1, maxLength: 20, size: 'max' })
  const property = fc.asyncProperty(schedule, async (steps) => {
    const pages = openPages()
    for (const present of steps) await pages.play(present)
    await pages.recover()
    pages.check()
  })
  await fc.assert(property, {
    numRuns: Number(process.env['TAPS_RUNS'] ?? 300),
    seed: Number(process.env['TAPS_SEED'] ?? 20_261_122),
  })
})
