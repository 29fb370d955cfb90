import type { OrderKind } from '@trade-portal/fluid-sdk'
import { describe, expect, it } from 'vitest'
import { carryOn, nameOf, press, type Report } from './carryOn.ts'
import type { Aim, Trouble } from './network.ts'
import { cartIn, ordersIn } from './truth.ts'
import { addNails, openProtocolWorld, signIn, type Wish } from './world.ts'

/** Five orders each, on a machine that has other things to do. */
const LONG = { timeout: 60_000 }

/** Trouble for the call that places the order, before any other trouble. */
const fates = {
  'an order that is answered': [],
  'an order that arrives and whose answer is lost': [lose('after')],
  'an order that is lost on its way': [lose('before')],
} satisfies Record<string, Aim[]>

const kinds: OrderKind[] = ['Order', 'Quote']

const troubles: Trouble[] = [
  { kind: 'reset' },
  { kind: 'status', status: 500 },
  { kind: 'html' },
  { kind: 'hang' },
  { kind: 'refusal', rows: [{ field: '', msg: 'Not today' }] },
]

const goods = [{ productId: 'NAIL90', quantity: 3 }]

function lose(when: Aim['when']): Aim {
  return { operation: 'processComplete', nth: 1, when, trouble: { kind: 'reset' } }
}

/** Opens a page that has read no cart, customer or merchant yet, so that it asks for all of them after the press. */
async function openCheckout() {
  const world = openProtocolWorld()
  const before = world.browser.open()
  await signIn(before)
  const seenCart = await addNails(before, 3)
  before.leave()
  return { world, seenCart, page: world.browser.open() }
}

/** Presses while the network has the trouble aimed at it. */
async function pressUnder(aims: readonly Aim[], wish: Wish) {
  const { world, seenCart, page } = await openCheckout()
  const sentBefore = world.network.sent.length
  for (const aim of aims) world.network.aim(aim)
  const reported = await press(world, { page, seenCart, wish })
  world.network.clear()
  const sent = world.network.sent.slice(sentBefore).map(({ operation }) => operation)
  return { world, seenCart, page, wish, reported, sent }
}

type Pressed = Awaited<ReturnType<typeof pressUnder>>

/** Lists every call that a press leads to under its fate, by operation and by how often it was called before. */
async function callsOf(fate: readonly Aim[], wish: Wish) {
  const { world, sent } = await pressUnder(fate, wish)
  world.close()
  const calls = sent.map((operation, index) => ({
    operation,
    nth: sent.slice(0, index + 1).filter((name) => name === operation).length,
  }))
  // Up to the order itself every fate is the same.
  return fate.length === 0 ? calls : calls.slice(sent.indexOf('processComplete') + 1)
}

/** Checks the world after the news, whatever the news was. */
function judge({ world, seenCart, reported, sent }: Pressed) {
  const orders = ordersIn(world.sandbox.database)
  const attempts = sent.filter((name) => name === 'processComplete')
  expect(attempts.length).toBeLessThanOrEqual(1)
  expect(orders.length).toBeLessThanOrEqual(attempts.length)
  expect(world.mostCharges).toBeLessThanOrEqual(1)
  if (orders.length === 0) expect(cartIn(world.sandbox.database, seenCart.id).goods).toEqual(goods)
  if (reported?.status === 'notSent') expect(attempts).toEqual([])
}

/** A person who goes on in a world that has recovered ends with exactly one order. */
function judgeEnd({ world, wish }: Pressed, last: Report) {
  const number = last && 'number' in last ? last.number : null
  expect(ordersIn(world.sandbox.database)).toMatchObject([
    { number, type: wish.kind, goods, charges: wish.isDelivery ? 1 : 0 },
  ])
  expect(world.mostCharges).toBeLessThanOrEqual(1)
}

/** Only a call that hangs before the order is sent, or the order itself, may leave the person waiting for ever. */
function mayHang({ reported, sent }: Pressed, call: Pick<Aim, 'operation'>, trouble: Trouble) {
  if (reported?.status !== 'pending') return
  expect(trouble.kind).toBe('hang')
  expect(sent.filter((name) => name === 'processComplete')).toEqual(
    call.operation === 'processComplete' ? [call.operation] : [],
  )
}

const firstReported: string[] = []

describe.each(Object.entries(fates))('%s', (_, fate) => {
  describe.each([false, true])('for delivery: %s', async (isDelivery) => {
    const calls = await callsOf(fate, { kind: 'Order', isDelivery })
    const cases = calls.flatMap((call) => [
      { ...call, when: 'before' as const },
      { ...call, when: 'after' as const },
    ])

    describe.each(kinds)('as %s', (kind) => {
      it.each(cases)(
        'is one order when call $nth of $operation fails $when it is done',
        LONG,
        async (call) => {
          for (const trouble of troubles) {
            const pressed = await pressUnder([...fate, { ...call, trouble }], { kind, isDelivery })
            try {
              judge(pressed)
              mayHang(pressed, call, trouble)
              const reported = await carryOn(pressed.world, pressed, pressed.reported)
              judgeEnd(pressed, reported.at(-1) ?? null)
            } catch (error) {
              throw new Error(`${trouble.kind}, first reported ${nameOf(pressed.reported)}`, { cause: error })
            } finally {
              pressed.world.close()
            }
            firstReported.push(nameOf(pressed.reported))
          }
        },
      )
    })
  })
})

it('has reported every possible outcome', () => {
  const reported = Object.groupBy(firstReported, (name) => name)
  const counts = Object.entries(reported).map(([name, times = []]) => `${name} ${times.length}`)
  process.stdout.write(`${firstReported.length} orders in trouble; first reported: ${counts.join(', ')}\n`)
  expect(Object.keys(reported).sort()).toEqual(['confirmed', 'notPlaced', 'notSent', 'pending', 'unresolved'])
})
