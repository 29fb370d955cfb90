import {
  FluidFieldError,
  FluidNotSignedInError,
  FluidSessionExpiredError,
  FluidTransportError,
} from '@trade-portal/fluid-sdk'
import fc from 'fast-check'
import { expect, inject, it } from 'vitest'
import { sampleProduct } from '../../../testing/sampleProduct'
import { openTestOutbox } from '../../../testing/testOutbox'

const fates = ['done', 'lostOnItsWay', 'answerLost', 'refused', 'expired', 'never', 'neverButDone'] as const
type Fate = (typeof fates)[number]

type Step = { page: number } & (
  | { does: 'press'; fate: Fate; isSlow: boolean }
  | { does: 'reload' | 'kill' | 'hide' | 'show' | 'answer' | 'tell' }
  | { does: 'read'; isReadable: boolean }
  | { does: 'pass'; milliseconds: number }
)

const page = fc.nat(1)
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      page,
      does: fc.constant('press'),
      fate: fc.constantFrom(...fates),
      isSlow: fc.boolean(),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      page,
      does: fc.constantFrom('reload', 'kill', 'hide', 'show', 'answer', 'tell'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ page, does: fc.constant('read'), isReadable: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({
      page,
      does: fc.constant('pass'),
      milliseconds: fc.constantFrom(1, 500, 2_500, 65_000),
    }),
  },
)

const productOf = (line: number) =>
  sampleProduct({ id: `P${line}`, name: `Line ${line}`, customerPrice: 10_000 })

/** Opens two pages on one cart, each of which adds products, each product once. */
function openPages() {
  const first = openTestOutbox({})
  const pages = [first, first.reload()].map((outbox) => ({ ...outbox, isGone: false }))
  const pressed: number[] = []
  /** Products reported as missing, or possibly missing, on a page that its customer could read. */
  const reported = new Set<string>()
  const held: (() => void)[] = []
  const heard = new Map<object, number>()

  type Page = (typeof pages)[number]

  function hear() {
    for (const { events } of pages) {
      for (const event of events.slice(heard.get(events) ?? 0))
        if (event.type === 'unsure') for (const name of event.names) reported.add(name)
      heard.set(events, events.length)
    }
  }

  /** Sends an addition, and looks for it if its answer was lost, like a page that uses the outbox. */
  async function send(line: number, { fate, isSlow }: Extract<Step, { does: 'press' }>, on: Page) {
    if (isSlow) await new Promise<void>((resolve) => held.push(resolve))
    if (fate === 'refused') throw new FluidFieldError([{ field: 'quoteQty', msg: 'No' }], 'addCartProduct')
    if (fate === 'expired') throw new FluidSessionExpiredError('Ended', 'addCartProduct')
    if (fate === 'done' || fate === 'answerLost' || fate === 'neverButDone') first.setInCart(line, 1)
    if (fate === 'never' || fate === 'neverButDone') await new Promise(() => undefined)
    if (fate === 'done') return
    if (on.isReadable() && first.quantityOf(line) === 1) return
    throw new FluidTransportError('addCartProduct', null)
  }

  function press(on: Page, current: Extract<Step, { does: 'press' }>) {
    const line = pressed.length + 1
    pressed.push(line)
    const product = productOf(line)
    on.outbox
      .add({ product, unit: 'ea', quantity: 1 }, () => send(line, current, on))
      .catch((error: unknown) => {
        const isOfSignIn = error instanceof FluidSessionExpiredError || error instanceof FluidNotSignedInError
        if (!isOfSignIn && !on.isGone) reported.add(product.name)
      })
  }

  function replace(at: number, isSaid: boolean) {
    const page = pages[at]
    if (!page) return
    page.outbox.pause()
    if (isSaid) page.outbox.leave()
    page.isGone = true
    page.close()
    const next = { ...page.reload(), isGone: false }
    pages[at] = next
    next.outbox.resume()
  }

  async function pass(milliseconds: number) {
    await first.pass(milliseconds)
    for (const page of pages) await page.pass(0)
    hear()
  }

  return {
    async play(current: Step) {
      const on = pages[current.page]
      if (!on) return
      switch (current.does) {
        case 'press':
          press(on, current)
          break
        case 'reload':
        case 'kill':
          replace(current.page, current.does === 'reload')
          break
        case 'hide':
        case 'show':
          on.setSeen(current.does === 'show')
          break
        case 'answer':
          held.shift()?.()
          break
        case 'tell':
          on.outbox.resume()
          break
        case 'read':
          on.setReadable(current.isReadable)
          break
        case 'pass':
          return pass(current.milliseconds)
      }
      await pass(0)
    },
    /** Brings the customer back to the portal once its server answers and all timers have run. */
    async end() {
      first.setReadable(true)
      for (const answer of held.splice(0)) answer()
      await pass(3_000)
      for (const at of [0, 1]) replace(at, true)
      for (let turn = 0; turn < 12; turn += 1) await pass(65_000)
      for (const line of pressed) {
        const inCart = first.quantityOf(line) ?? 0
        const isNotified = reported.has(`Line ${line}`)
        expect([line, inCart === 1 || isNotified, inCart <= 1]).toEqual([line, true, true])
      }
      expect(first.stored()).toBe(0)
    },
  }
}

it('has each product that was pressed in the cart once, or says that it may not be, whatever page goes when [cart-109]', async () => {
  const schedule = fc.array(step, { minLength: 1, maxLength: 16, size: 'max' })
  const property = fc.asyncProperty(schedule, async (steps) => {
    const pages = openPages()
    for (const current of steps) await pages.play(current)
    await pages.end()
  })
  await fc.assert(property, { numRuns: 300 * inject('times') })
})
