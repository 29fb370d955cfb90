import {
  addDays,
  createRandom,
  type Day,
  dayAt,
  earlier,
  momentOf,
  type Random,
  type UnpricedTransaction,
  workingDay,
} from '@trade-portal/fluid-sandbox'
import { pick, whole } from '../seed/random.ts'
import { splitLines } from './deliveries.ts'
import { comments } from './remarks.ts'
import type { Trade } from './Trade.ts'

type Line = UnpricedTransaction['lines'][number]

/** Makes the invoices of a customer's delivered orders, load by load, and the credits of what came back. */
export function makeInvoices(trade: Trade, orders: readonly UnpricedTransaction[]): UnpricedTransaction[] {
  const invoiced = trade.loads.map((loads, index) => {
    const order = orders[index]
    return order
      ? invoiceLoads(createRandom(`${trade.key}/invoices ${index}`), order, loads, trade.today)
      : []
  })
  return [...invoiced.flat(), ...creditSome(trade, invoiced)]
}

function invoiceLoads(random: Random, order: UnpricedTransaction, loads: number, today: Day) {
  let day = dayAt(order.placedAt)
  return splitLines(order.lines, loads)
    .map((lines, index): UnpricedTransaction => {
      day = workingDay(addDays(day, whole(random, 1, index === 0 ? 5 : 11)))
      const userComment = random() < 0.07 ? pick(random, comments) : ''
      return { ...document(order, day), suffix: index + 1, type: 'Invoice', userComment, lines }
    })
    .filter(({ invoiceDate }) => invoiceDate <= today)
}

/** Credits part of one line of the last invoice of some orders, spread evenly over the history. */
function creditSome({ key, volume, today }: Trade, invoiced: readonly UnpricedTransaction[][]) {
  // The yard does not take back goods that it cut to length.
  const isReturnable = ({ tally }: Line) => tally.length === 0
  const returnable = invoiced
    .flatMap((invoices) => invoices.slice(-1))
    .filter(({ lines }) => lines.some(isReturnable))
  return Array.from({ length: volume.credits }, (_, index): UnpricedTransaction[] => {
    const random = createRandom(`${key}/credit ${index}`)
    // Takes each credit from its own stretch of orders, so that no order has two credits with one suffix.
    const first = Math.floor((index * returnable.length) / volume.credits)
    const next = Math.floor(((index + 1) * returnable.length) / volume.credits)
    const invoice = returnable.slice(first, next)[whole(random, 0, next - first - 1)]
    const line = invoice?.lines.find(isReturnable)
    if (!invoice || !line) return []
    const back = Math.ceil((line.quantity / 1000) * 0.3)
    return [
      {
        ...document(invoice, earlier(workingDay(addDays(invoice.invoiceDate, whole(random, 3, 14))), today)),
        suffix: invoice.suffix + 1,
        type: 'Credit',
        userComment: '',
        lines: [{ ...line, quantity: -back * 1000 }],
      },
    ]
  }).flat()
}

/** Carries the document before it over to an invoice or a credit. */
function document(before: UnpricedTransaction, day: Day): UnpricedTransaction {
  const hour = before.requiredAt.slice('YYYY-MM-DD'.length)
  return {
    ...before,
    requiredAt: `${day}${hour}`,
    invoiceDate: day,
    instructions: '',
    placedAt: momentOf(day),
  }
}
