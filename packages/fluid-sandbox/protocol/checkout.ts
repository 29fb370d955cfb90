import { onTestFinished } from 'vitest'
import { lookAgain, type Press, type Report } from './carryOn.ts'
import type { Aim, Trouble } from './network.ts'
import { ordersIn } from './truth.ts'
import { addNails, openProtocolWorld, signIn, type ProtocolWorld, type WorldOptions } from './world.ts'

/** An order to be picked up. */
export const wish = { kind: 'Order', isDelivery: false } as const

/** A customer before the checkout, three boxes of nails in the cart. */
export async function openCheckout(options?: WorldOptions) {
  const world = openProtocolWorld(options)
  onTestFinished(() => world.close())
  const page = world.browser.open()
  await signIn(page)
  const seenCart = await addNails(page, 3)
  return { world, page, seenCart, wish }
}

/** Troubles the first call of an operation. */
export function aimAt(
  world: ProtocolWorld,
  operation: string,
  trouble: Trouble,
  when: Aim['when'] = 'before',
) {
  world.network.aim({ operation, nth: 1, when, trouble })
}

/** The orders in the merchant's books. */
export const orders = ({ sandbox }: ProtocolWorld) => ordersIn(sandbox.database)

/** How many orders were sent. */
export const sentOrders = ({ network }: ProtocolWorld) =>
  network.sent.filter(({ operation }) => operation === 'processComplete').length

/** Leaves the page and opens it again. @returns the page, and the news its customer gets there. */
export async function reload(world: ProtocolWorld, { page: before }: Pick<Press, 'page'>) {
  before.leave()
  const page = world.browser.open(before.tabStorage)
  const unseen = await page.ask((client) => client.orders.listUnseen())
  const reported: Report[] = []
  for (const { id } of unseen) reported.push(await lookAgain(world, page, id))
  return { page, reported }
}
