import type { Cart, OrderOutcome, QuestionOutcome } from '@trade-portal/fluid-sdk'
import type { Page } from './browser.ts'
import type { Database } from '../src/database/database.ts'
import { ordersIn } from './truth.ts'
import type { Pending } from './virtualTime.ts'
import { orderOf, type ProtocolWorld, type Wish } from './world.ts'

/** The news of an order as a person received it; `null`: nothing new. */
export type Report = OrderOutcome | Pending | null

/** Orders similar to the one sent. */
export type Question = QuestionOutcome

/** More turns than a person needs while the portal is correct. */
const TURNS = 8

export interface Press {
  page: Page
  seenCart: Cart
  wish: Wish
}

/** Presses Confirm Order and waits for the outcome. */
export function press(world: ProtocolWorld, { page, seenCart, wish }: Press): Promise<Report> {
  return world.time.until(page.ask((client) => client.orders.place(orderOf(seenCart, wish))))
}

/**
 * Acts as a person does after the news, until there is an order: presses again or looks again as the portal suggests,
 * identifies their order, and reloads a page without news.
 *
 * @returns all the news they got, the first included.
 */
export async function carryOn(world: ProtocolWorld, start: Press, first: Report): Promise<Report[]> {
  const reported = [first]
  let { page } = start
  for (let turn = 0; turn < TURNS; turn += 1) {
    const last = reported.at(-1) ?? null
    const lie = lieIn(world.sandbox.database, last)
    if (lie) throw new Error(lie)
    switch (last?.status) {
      case 'pending': {
        page.leave()
        page = world.browser.open(page.tabStorage)
        const [unseen] = await page.ask((client) => client.orders.listUnseen())
        reported.push(unseen ? await lookAgain(world, page, unseen.id) : null)
        break
      }
      case 'confirmed':
        return reported
      case 'unresolved':
        reported.push(await lookAgain(world, page, last.id))
        break
      case 'similar':
      case 'several':
        reported.push(await identify(world, page, last))
        break
      default:
        reported.push(await pressAgain(world, { ...start, page }, last))
    }
  }
  throw new Error(`Nothing is settled after ${TURNS} turns: ${reported.map(nameOf).join(', ')}`)
}

export function lookAgain({ time }: ProtocolWorld, page: Page, id: string): Promise<Report> {
  return time.until(page.ask((client) => client.orders.lookAgain({ id })))
}

/** Answers which of the shown orders is the one sent, if any is. */
export function identify(world: ProtocolWorld, page: Page, question: Question): Promise<Report> {
  const answer = trueAnswer(world, question)
  return world.time.until(page.ask((client) => client.orders.identify(answer)))
}

/** The true answer to the question which order is theirs. */
export function trueAnswer({ sandbox }: ProtocolWorld, { id, transactions: shown }: Question) {
  const ordered = ordersIn(sandbox.database).find(({ cartId }) => cartId === cartOf(id))
  return { id, mine: shown.find(({ number }) => String(number) === ordered?.number) ?? null, shown }
}

/** Finds the error in the news that a person got, or `null`. */
export function lieIn(database: Database, reported: Report): string | null {
  if (reported?.status === 'foundEarlier') return lieIn(database, reported.outcome)
  if (reported === null || !('id' in reported)) return null
  const ordered = ordersIn(database).find(({ cartId }) => cartId === cartOf(reported.id))
  const number = ordered ? ordered.number : 'none'
  if (reported.status === 'notPlaced' && ordered) return `${number} was told as not placed`
  return reported.status === 'confirmed' && reported.number !== number
    ? `${reported.number} was told for ${number}`
    : null
}

/** The cart of an attempt. */
export function cartOf(id: string): string {
  return id.slice(0, id.lastIndexOf('@'))
}

/** The status of the news, for the log and for comparison. */
export function nameOf(reported: Report): string {
  return reported?.status ?? 'nothing'
}

async function pressAgain(world: ProtocolWorld, { page, wish }: Press, last: OrderOutcome | null) {
  const seenCart = last?.status === 'cartChanged' ? last.cart : await page.ask((client) => client.cart.read())
  return press(world, { page, seenCart, wish })
}
