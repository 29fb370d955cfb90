import {
  addDays,
  createRandom,
  type Day,
  priceTransaction,
  type SeedData,
  type SeedTransaction,
  type UnpricedTransaction,
} from '@trade-portal/fluid-sandbox'
import { whole } from '../seed/random.ts'
import type { SeedSize } from '../seed/DemoData.ts'
import { makeInvoices } from './invoices.ts'
import { openTrades, type TradingGround } from './openTrades.ts'
import { draftAll, type Draft } from './orders.ts'
import { settle } from './settle.ts'
import { makeStatements } from './statements.ts'
import type { Trade } from './Trade.ts'
import type { Trading } from './Trading.ts'
import { volumes } from './volumes.ts'

/** Makes what a merchant's customers ordered, were invoiced and paid up to a day. */
export function makeHistory(
  trading: Trading,
  ground: TradingGround,
  { size, today }: { size: SeedSize; today: Day },
): Pick<SeedData, 'transactions' | 'statements'> {
  const { gap, months } = volumes[size]
  const trades = openTrades(trading, ground, { size, today })
  const below = ground.merchant.firstTransactionNumber
  const numbered = takeNumbers(trades.flatMap(draftAll), { key: `${ground.merchant.id}/numbers`, below, gap })
  return {
    transactions: trades.flatMap((trade) =>
      complete(
        trade,
        numbered.filter(({ customerId }) => customerId === trade.customerId),
      ),
    ),
    statements: trades.flatMap(({ key, customerId }) => makeStatements({ key, customerId, today, months })),
  }
}

/** Numbers all documents in the order they were placed, up to the number that the next one will get. */
function takeNumbers(
  drafts: readonly Draft[],
  { key, below, gap }: { key: string; below: number; gap: number },
): UnpricedTransaction[] {
  const random = createRandom(key)
  let number = below
  return drafts
    .toSorted((one, next) => next.placedAt - one.placedAt)
    .map((document) => ({ ...document, number: (number -= whole(random, 1, gap)) }))
    .reverse()
}

function complete(trade: Trade, placed: readonly UnpricedTransaction[]): SeedTransaction[] {
  const { key, today, pays, taxation } = trade
  const orders = placed.filter(({ type }) => type === 'Order')
  const invoices = makeInvoices(trade, orders)
    .map((document) => priceTransaction(document, taxation))
    .sort((one, next) => one.placedAt - next.placedAt)
  const disputed = new Set([75, 135].map((age) => newestBefore(invoices, addDays(today, -age))))
  return [
    ...placed.map((document) => priceTransaction(document, taxation)),
    ...invoices.map((invoice) => ({
      ...invoice,
      settlements: settle(
        createRandom(`${key}/settlement ${invoice.number}-${invoice.suffix}`),
        { invoicedOn: invoice.invoiceDate, total: invoice.total, isDisputed: disputed.has(invoice) },
        { pays, today },
      ),
    })),
  ]
}

/** The last invoice of a day or of the days before it. */
function newestBefore(invoices: readonly SeedTransaction[], day: Day): SeedTransaction | undefined {
  return invoices.findLast(({ type, invoiceDate }) => type === 'Invoice' && invoiceDate <= day)
}
