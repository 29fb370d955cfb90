import type { Cart, UnseenOrder } from '@trade-portal/fluid-sdk'
import type { Page } from './browser.ts'
import { cartOf, lieIn, nameOf, type Report } from './carryOn.ts'
import { COLLEAGUE } from './colleague.ts'
import type { SentCall } from './network.ts'
import { ordersIn, type TrueOrder } from './truth.ts'
import { people, recordsIn, type Person, type ProtocolWorld } from './world.ts'

/** Follows all calls and all news to people, and reports whatever must never happen. */
export interface Witness {
  /** The events of a run in order, for reading a failure. */
  log: string[]
  note(text: string): void
  /** Looks at an order as it is sent. */
  send(call: SentCall): void
  /** Records the news a person got on a page still open. */
  hear(page: Page, person: Person, reported: Report): void
  /** Records the orders shown to a person as open. */
  hearUnseen(person: Person, unseen: readonly UnseenOrder[]): void
  /**
   * Records a press. The order sent for it, and the news, must match the cart that the person saw. @returns a
   * function that records the news.
   */
  press(page: Page, seenCart: Cart): (reported: Report) => void
  /** Checks the world as it is now. */
  look(pressCount: number): void
  /** Orders of our own people that were never reported. */
  unseen(): TrueOrder[]
  /** The breaches found. */
  faults: string[]
  /** Statuses of all the news that people got. */
  reported: string[]
}

const NOTHING_SENT = [
  'notSent',
  'cartChanged',
  'chargeChanged',
  'totalChanged',
  'inAnotherTab',
  'foundEarlier',
]

/** Makes the witness of a world that may not be there yet. */
export function createWitness(getWorld: () => ProtocolWorld): Witness {
  const numbers = new Set<string>()
  const reported: string[] = []
  const notPlaced = new Set<string>()
  const log: string[] = []
  const faults: string[] = []
  /** Presses under way. A second press of the same page and cart joins the first. */
  const presses: { page: Page; cartId: string; goods: string; from: number }[] = []

  const database = () => getWorld().sandbox.database
  /** Orders from the portal's own pages, not the colleague's. */
  const ours = () => ordersIn(database()).filter(({ userId }) => userId !== COLLEAGUE)
  const fault = (text: string) => {
    log.push(`!! ${text}`)
    faults.push(text)
  }

  function openAttempts() {
    return recordsIn(getWorld().browser.storage, 'attempt').map(
      (record) => JSON.parse(record) as Record<'cartId' | 'state', string>,
    )
  }

  const sendsOf = (cartId: string, from = 0) =>
    getWorld()
      .network.sent.slice(from)
      .filter((call) => call.operation === 'processComplete' && call.cartId === cartId)

  function lastReading(page: Page) {
    const readings = getWorld().network.sent.filter(
      (call) => call.page === page && call.operation === 'getCustomerTransactions' && call.answer === 'good',
    )
    return Math.max(-1, ...readings.map(({ doneAt }) => doneAt ?? -1))
  }

  function checkOwner(person: Person, cartId: string) {
    const cart = database().get<{ customerId: string }>(
      'SELECT customer_id AS customerId FROM carts WHERE id = ?',
      [cartId],
    )
    if (cart?.customerId !== people[person].customerId)
      fault(`${person} was told of somebody else’s cart or order`)
  }

  return {
    log,
    faults,
    reported,
    note: (text) => void log.push(text),
    send(call) {
      const { cartId } = call
      if (call.operation !== 'processComplete') return
      const own = openAttempts().filter((attempt) => attempt.cartId === cartId)
      if (own.filter(({ state }) => state === 'committing').length !== 1) {
        fault('An order was sent without its record, or beside an open one')
      }
      const isSettled = own.some(({ state }) => state === 'lapsed') || notPlaced.delete(cartId)
      const before = sendsOf(cartId).filter((other) => other !== call)
      if (before.some(({ answer }) => answer !== 'refusal') && !isSettled) {
        fault('A cart was sent again before it was told as not placed')
      }
      const press = presses.find((each) => each.page === call.page && each.cartId === cartId)
      const reading = getWorld().network.sent.findLast(
        (other) => other.page === call.page && other.cartId === cartId && other.goods !== null,
      )
      if (JSON.stringify(reading?.goods) !== press?.goods)
        fault('An order was sent of a cart that was not seen')
    },
    hear(page, person, heard) {
      reported.push(nameOf(heard))
      const outcome = heard?.status === 'foundEarlier' ? heard.outcome : heard
      const number = outcome && 'number' in outcome ? outcome.number : ''
      log.push(`   ${person} is told ${nameOf(heard)} ${number}`)
      if (outcome?.status === 'cartChanged' && outcome.cart.id) checkOwner(person, outcome.cart.id)
      if (!outcome || !('id' in outcome)) return
      checkOwner(person, cartOf(outcome.id))
      if ('transactions' in outcome) {
        const own = ordersIn(database()).filter(({ customerId }) => customerId === people[person].customerId)
        const isOwn = ({ number }: { number: number }) => own.some((order) => order.number === String(number))
        if (!outcome.transactions.every(isOwn)) fault(`${person} was shown an order of somebody else`)
      }
      if ('number' in outcome) numbers.add(outcome.number)
      if (outcome.status === 'notPlaced') {
        const cartId = cartOf(outcome.id)
        notPlaced.add(cartId)
        if (sendsOf(cartId).some((call) => call.answer === null && !call.page.isGone)) {
          fault('An order was told as not placed while its request was open')
        }
        const orderedAt = getWorld().orderedAt.get(cartId) ?? Infinity
        if (orderedAt <= lastReading(page)) fault('An order that was there to be read was told as not placed')
        return
      }
      const lie = lieIn(database(), outcome)
      if (lie) fault(lie)
    },
    hearUnseen(person, unseen) {
      for (const { cartId } of unseen) checkOwner(person, cartId)
    },
    press(page, { id: cartId, lines }) {
      const goods = lines.filter((line) => !line.isDeliveryCharge)
      const seen = goods.map(({ productId, quantity }) => ({ productId, quantity }))
      const current = { page, cartId, goods: JSON.stringify(seen), from: getWorld().network.sent.length }
      presses.push(current)
      return (outcome) => {
        presses.splice(presses.indexOf(current), 1)
        const isSent = sendsOf(cartId, current.from).some((call) => call.page === page)
        const isDenied = NOTHING_SENT.includes(nameOf(outcome))
        if (isSent && isDenied) fault(`${nameOf(outcome)} was told of an order that was sent`)
        const isOwn = (id: string) => cartOf(id) === cartId
        if (outcome && 'id' in outcome && !isOwn(outcome.id))
          fault('Another cart’s order was told as the press’s')
        if (outcome?.status === 'foundEarlier' && isOwn(outcome.outcome.id)) {
          fault('The press’s own order was told as an earlier one')
        }
      }
    },
    look(pressCount) {
      if (getWorld().mostCharges > 1) fault('A cart held the charge twice')
      if (ours().some(({ charges }) => charges > 1)) fault('An order held the charge twice')
      if (ours().length > pressCount) fault('There are more orders than presses')
    },
    unseen: () => ours().filter(({ number }) => !numbers.has(number)),
  }
}
