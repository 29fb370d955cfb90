import { makePastOrders } from './pastOrders'
import type { PastOrder } from './pastOrders'

/** Returns the local day this many days ago. */
export function daysAgo(days: number): string {
  const day = new Date()
  day.setDate(day.getDate() - days)
  const pad = (part: number) => String(part).padStart(2, '0')
  return `${day.getFullYear()}-${pad(day.getMonth() + 1)}-${pad(day.getDate())}`
}

/** Creates realistic invoices of the last two months, oldest first, one in nine of them a credit. */
export function makePastInvoices(count: number): PastOrder[] {
  return makePastOrders(count).map((order, index) => {
    const isCredit = index % 9 === 4
    return {
      ...order,
      suffix: index % 3,
      type: isCredit ? 'Credit' : 'Invoice',
      invoiceDate: daysAgo(Math.floor(((count - index) * 60) / count)),
      comment: index % 7 === 2 ? 'Second drop of the framing, billed on' : '',
      amount: isCredit ? -(order.amount ?? 0) : (order.amount ?? 0),
    }
  })
}
