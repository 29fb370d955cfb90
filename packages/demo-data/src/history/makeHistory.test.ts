import { describe, expect, it, onTestFinished } from 'vitest'
import {
  accountBalance,
  balancesOn,
  dayAt,
  momentOf,
  openItemsOn,
  type SeedCartLine,
  type SeedTally,
  type SeedTransaction,
  totalsOf,
} from '@trade-portal/fluid-sandbox'
import { openNodeSandbox } from '@trade-portal/fluid-sandbox/node'
import { makeSeed, SEED_DAY } from '../seed/makeSeed.ts'
import type { DemoData, SeedSize } from '../seed/DemoData.ts'

const merchants = ['ironbark', 'cascade'] as const
const seeds = merchants.flatMap((merchant) =>
  (['small', 'normal', 'huge'] as const).map((size) => ({
    merchant,
    size,
    data: makeSeed({ merchant, size }),
  })),
)

function customersOf({ users }: DemoData) {
  const idOf = (name: string) => users.find((user) => user.name === name)?.customerId ?? ''
  return { builder: idOf('builder'), joiner: idOf('joiner') }
}

function countOf({ transactions }: DemoData, customerId: string) {
  const count = (type: SeedTransaction['type']) =>
    transactions.filter((document) => document.customerId === customerId && document.type === type).length
  return {
    orders: count('Order'),
    quotes: count('Quote'),
    invoices: count('Invoice'),
    credits: count('Credit'),
  }
}

function lengthOf(tally: readonly SeedTally[]): number {
  return tally.reduce((sum, { length, quantity }) => sum + length * quantity, 0)
}

function fill(data: DemoData) {
  const merchant = { id: data.merchant.id, name: '', seed: () => data, files: () => null }
  const sandbox = openNodeSandbox({ merchant })
  onTestFinished(() => sandbox.close())
  return sandbox.database
}

const least: Record<SeedSize, ReturnType<typeof countOf>> = {
  small: { orders: 12, quotes: 4, invoices: 18, credits: 2 },
  normal: { orders: 150, quotes: 25, invoices: 380, credits: 12 },
  huge: { orders: 10_000, quotes: 25, invoices: 10_000, credits: 100 },
}

// Each statement of 10,000 invoices takes its time on a busy machine.
describe.each(seeds)('the history of $merchant, $size', { timeout: 30_000 }, ({ size, data }) => {
  const { builder, joiner } = customersOf(data)
  const byKey = new Map(
    data.transactions.map((document) => [`${document.number}-${document.suffix}`, document]),
  )

  it('has as many documents as it says, and fewer of the second customer', () => {
    const { invoices, ...others } = countOf(data, builder)
    expect(others).toEqual({ ...least[size], invoices: undefined })
    expect(invoices).toBeGreaterThanOrEqual(least[size].invoices)
    expect(invoices).toBeLessThan(least[size].invoices * 1.15)
    const second = countOf(data, joiner)
    for (const kind of ['orders', 'quotes', 'invoices', 'credits'] as const) {
      expect(second[kind]).toBeGreaterThan(0)
      expect(second[kind]).toBeLessThan(least[size][kind])
    }
  })

  it('gives each document a number and suffix of its own, below the next order’s', () => {
    expect(byKey.size).toBe(data.transactions.length)
    const numbers = data.transactions.map(({ number }) => number)
    expect(Math.max(...numbers)).toBeLessThan(data.merchant.firstTransactionNumber)
    expect(Math.min(...numbers)).toBeGreaterThan(0)
    const placed = data.transactions
      .filter(({ suffix }) => suffix === 0)
      .toSorted((one, next) => one.number - next.number)
      .map(({ placedAt }) => placedAt)
    expect(placed).toEqual(placed.toSorted((one, next) => one - next))
  })

  it('invoices an order after it was placed, under its number, and credits after that', () => {
    const isOrderly = (document: SeedTransaction) => {
      const { number, suffix, type, invoiceDate } = document
      if (type === 'Order' || type === 'Quote') return suffix === 0 && invoiceDate === ''
      const order = byKey.get(`${number}-0`)
      const before = byKey.get(`${number}-${suffix - 1}`)
      return (
        order?.type === 'Order' &&
        dayAt(order.placedAt) < invoiceDate &&
        before !== undefined &&
        before.invoiceDate <= invoiceDate &&
        invoiceDate <= SEED_DAY &&
        order.customerId === document.customerId &&
        order.jobName === document.jobName &&
        document.total > 0 === (type === 'Invoice')
      )
    }
    expect(data.transactions.filter((document) => !isOrderly(document))).toEqual([])
  })

  it('places everything before the day on which it is read, wherever that is', () => {
    // On the last islands the day begins fourteen hours before it does in universal time.
    const earliestMidnight = momentOf(SEED_DAY, -14)
    const placed = data.transactions.filter(({ suffix }) => suffix === 0)
    expect(placed.filter(({ placedAt }) => placedAt >= earliestMidnight)).toEqual([])
  })

  it('foots: lines, tallies, tax and total', () => {
    const { taxRate } = data.merchant
    const foots = ({ lines, totalWithoutTax, totalTax, total }: SeedTransaction) => {
      const sums = totalsOf(lines, false)
      return (
        lines.length > 0 &&
        sums.withoutTax === totalWithoutTax &&
        sums.tax === totalTax &&
        totalWithoutTax + totalTax === total &&
        lines.every(({ unitPrice, unitTax }) => unitTax === Math.round((unitPrice * taxRate) / 10_000)) &&
        lines.every(({ quantity, tally }) => tally.length === 0 || quantity === lengthOf(tally))
      )
    }
    expect(data.transactions.filter((document) => !foots(document))).toEqual([])
  })

  it('sells what the catalogue has, but for one line that is discontinued', () => {
    const products = new Map(data.products.map((product) => [product.id, product]))
    const lengths = Map.groupBy(data.lengths, ({ productId }) => productId)
    const isSold = ({ productId, uom, tally }: SeedCartLine) => {
      const product = products.get(productId)
      const stocked = lengths.get(productId)?.map(({ length }) => length)
      return (
        product !== undefined &&
        product.units.includes(uom) &&
        product.isTally === tally.length > 0 &&
        tally.every(({ length }) => !stocked || stocked.includes(length))
      )
    }
    const ordered = data.transactions.filter(({ type }) => type === 'Order').flatMap(({ lines }) => lines)
    expect(ordered.filter((line) => !isSold(line))).toEqual([
      expect.objectContaining({ description: expect.stringContaining('discontinued') }),
    ])
    expect(data.carts.flatMap(({ lines }) => lines).filter((line) => !isSold(line))).toEqual([])
  })

  it('settles no more than was invoiced, and not before', () => {
    const isSettled = ({ invoiceDate, total, settlements }: SeedTransaction) =>
      Math.abs(settlements.reduce((sum, { amount }) => sum + amount, 0)) <= Math.abs(total) &&
      settlements.every(({ settledOn }) => settledOn > invoiceDate && settledOn <= SEED_DAY)
    expect(data.transactions.filter((document) => !isSettled(document))).toEqual([])
  })

  it('foots in every statement: its rows’ balances are the five buckets', () => {
    const database = fill(data)
    expect(data.statements.filter(({ customerId }) => customerId === builder)).toHaveLength(
      size === 'small' ? 6 : 24,
    )
    expect(new Set(data.statements.map(({ reference }) => reference)).size).toBe(data.statements.length)
    for (const { customerId, dated } of data.statements) {
      const rows = openItemsOn(database, customerId, dated)
      const sum = rows.reduce((total, { balance }) => total + balance, 0)
      expect([dated, sum]).toEqual([dated, accountBalance(balancesOn(database, customerId, dated))])
      expect(rows.every(({ invoicedOn }) => invoicedOn <= dated)).toBe(true)
    }
  })

  it('leaves the builder something overdue, and the joiner nothing', () => {
    const database = fill(data)
    const owed = balancesOn(database, builder, SEED_DAY)
    expect([owed.due > 0, owed.current > 0, owed.days120 > 0]).toEqual([true, true, true])
    expect(balancesOn(database, joiner, SEED_DAY)).toMatchObject({ due: 0 })
    expect(accountBalance(balancesOn(database, joiner, SEED_DAY))).toBeGreaterThan(0)
  })
})

describe.each(merchants)('a history of %s that reaches up to another day', (merchant) => {
  it.each([
    ['2024-02-29', '2024-02-29'],
    ['2026-12-31', '2026-12-31'],
    ['2027-03-01', '2027-02-28'],
    ['2031-07-06', '2031-06-30'],
  ])('counts back from %s', (today, newestStatement) => {
    const data = makeSeed({ merchant, size: 'normal', today })
    expect(makeSeed({ merchant, size: 'normal', today })).toEqual(data)
    const { builder, joiner } = customersOf(data)
    const database = fill(data)
    expect(balancesOn(database, builder, today).due).toBeGreaterThan(0)
    expect(balancesOn(database, joiner, today).due).toBe(0)
    expect(data.transactions.filter(({ invoiceDate }) => invoiceDate > today)).toEqual([])
    expect(data.statements.at(-1)?.dated).toBe(newestStatement)
  })
})
