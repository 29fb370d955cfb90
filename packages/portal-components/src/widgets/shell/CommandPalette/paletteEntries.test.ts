import type { TransactionSummary } from '@trade-portal/fluid-sdk'
import { describe, expect, it, vi } from 'vitest'
import { paletteIndex, transactionIndex } from './paletteEntries'

const names = {
  order: (number: string) => `Order ${number}`,
  quote: (number: string) => `Quote ${number}`,
  invoice: (number: string) => `Invoice ${number}`,
}
const orders = Array.from({ length: 10_000 }, (_, index): TransactionSummary => ({
  number: 500_000 + index,
  suffix: 0,
  type: index % 7 === 0 ? 'Quote' : 'Order',
  deliveryDate: null,
  invoiceDate: null,
  branchId: '1',
  orderReference: `PO-${index}`,
  jobName: `Lot ${index}, Hilltop Rd`,
  address: `${index} Café Street`,
  comment: '',
  amount: null,
}))

describe('transactionIndex', () => {
  it('finds by number, job, reference and address, without case and accents [taps-226]', () => {
    const index = transactionIndex(orders, 'order', names)
    expect(index.find('509999')).toEqual([
      { to: '/orders/509999-0', name: 'Order 509999', note: 'Lot 9999, Hilltop Rd' },
    ])
    expect(index.find('HILLTOP lot 9998')).toHaveLength(1)
    expect(index.find('9997 cafe')).toHaveLength(1)
    expect(index.find('quote po-9996')[0]?.to).toBe('/quotes/509996-0')
    expect(index.find('lot')).toHaveLength(5)
    expect(index.find('nowhere')).toEqual([])
    expect(index.find('  ')).toEqual([])
  })

  it('puts the text of each of 10,000 rows together once, and makes entries only of what is shown [taps-227]', () => {
    const textOf = vi.fn(({ jobName }: TransactionSummary) => jobName)
    const entryOf = vi.fn(({ jobName }: TransactionSummary) => ({
      to: '/orders' as const,
      name: jobName,
      note: '',
    }))
    const index = paletteIndex(orders, textOf, entryOf)
    expect(textOf).not.toHaveBeenCalled()
    expect(index.find('hilltop 9999')).toHaveLength(1)
    expect(index.find('hilltop')).toHaveLength(5)
    expect(textOf).toHaveBeenCalledTimes(10_000)
    expect(entryOf).toHaveBeenCalledTimes(6)
  })
})
