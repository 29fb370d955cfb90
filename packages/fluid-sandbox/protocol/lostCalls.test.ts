import { describe, expect, it } from 'vitest'
import { createRandom } from '../src/arithmetic/createRandom.ts'
import { carryOn, nameOf, press } from './carryOn.ts'
import { ordersIn } from './truth.ts'
import { addNails, openProtocolWorld, signIn } from './world.ts'

const PRESSES = 60
/** The same seed plays the same losses; another one plays others. */
const SEED = process.env['LOSS_SEED'] ?? 'a building site'

/**
 * Presses Confirm Order with a line that loses a share of all calls, half of them on their way and half of the
 * answers, and then goes on with a good one.
 *
 * @returns the first outcome shown, and how many orders there were in the end.
 */
async function pressOnBadLine(share: number, isDelivery: boolean, seed: string) {
  const world = openProtocolWorld()
  try {
    const page = world.browser.open()
    await signIn(page)
    const seenCart = await addNails(page, 3)
    // The form has read the settings before the press.
    await page.ask((client) => client.settings.read())
    const random = createRandom(seed)
    world.network.breaks = () => {
      if (random() >= share) return null
      return random() < 0.5 ? 'before' : 'after'
    }
    const start = { page, seenCart, wish: { kind: 'Order', isDelivery } as const }
    const reported = await press(world, start)
    const sent = world.network.sent.filter(({ operation }) => operation === 'processComplete')
    expect(sent.length).toBeLessThanOrEqual(1)
    world.network.breaks = () => null
    await carryOn(world, start, reported)
    return {
      reported: nameOf(reported),
      orders: ordersIn(world.sandbox.database).length,
      charges: world.mostCharges,
    }
  } finally {
    world.close()
  }
}

/** How many of the 60 may end in "Nothing was sent", by the share of lost calls: enough for any seed. */
const ways = [
  ['to be picked up', false, { 5: 2, 10: 3, 30: 8 }],
  // The charge is added once: when the call was lost on its way, nothing can be ordered.
  ['to be delivered', true, { 5: 7, 10: 11, 30: 22 }],
] as const

describe.each(ways)('60 orders %s', (way, isDelivery, limits) => {
  it.each([5, 10, 30] as const)(
    'are hardly ever stopped by a line that loses %i percent of all calls, and none is doubled [check-124]',
    async (percent) => {
      const ends: Awaited<ReturnType<typeof pressOnBadLine>>[] = []
      for (let turn = 0; turn < PRESSES; turn += 1) {
        ends.push(await pressOnBadLine(percent / 100, isDelivery, `${SEED} ${way} ${percent} ${turn}`))
      }
      const counts = Object.entries(Object.groupBy(ends, ({ reported }) => reported))
      const words = counts.map(([name, times = []]) => `${name} ${times.length}`).sort()
      process.stdout.write(
        `${PRESSES} orders ${way}, ${percent} % lost, seed '${SEED}': ${words.join(', ')}\n`,
      )
      expect(ends.every(({ orders }) => orders === 1)).toBe(true)
      expect(ends.every(({ charges }) => charges <= 1)).toBe(true)
      expect(ends.filter(({ reported }) => reported === 'notSent').length).toBeLessThanOrEqual(
        limits[percent],
      )
    },
    120_000,
  )
})
