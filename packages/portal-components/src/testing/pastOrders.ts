import type { Sandbox } from '@trade-portal/fluid-sandbox'

/** An order, a quote or an invoice of the demo customer, with defaults for omitted fields. */
export interface PastOrder {
  number: number
  suffix?: number
  type?: 'Order' | 'Quote' | 'Invoice' | 'Credit'
  /** Default: the first branch. */
  branchId?: string
  reference?: string
  jobName?: string
  address?: string
  /** `YYYY-MM-DD`, or nothing. */
  deliveryDate?: string
  /** `YYYY-MM-DD`, or nothing. */
  invoiceDate?: string
  comment?: string
  /** Ten-thousandths of a dollar, tax included. */
  amount?: number
}

/** Referencing rows come before the rows they reference. */
const HISTORY = ['transaction_tallies', 'transaction_lines', 'settlements', 'deliveries', 'transactions']

/** Replaces the back end's orders by these, as if they had been placed in this order, oldest first. */
export function addPastOrders({ database }: Sandbox, orders: PastOrder[]): void {
  const [branch] = database.all<{ id: string }>('SELECT id FROM branches LIMIT 1')
  database.transaction(() => {
    for (const table of HISTORY) database.run(`DELETE FROM ${table}`)
    for (const [index, order] of orders.entries()) {
      database.run(
        `INSERT INTO transactions
         SELECT ?, ?, ?, customer_id, id, NULL, ?, '', ?, ?, ?, '', '', '', '', email, '', ?, ?, ?, ?, 0, ?, ?
         FROM users WHERE name = 'builder'`,
        [
          order.number,
          order.suffix ?? 0,
          order.type ?? 'Order',
          order.branchId ?? branch?.id ?? '',
          order.reference ?? '',
          order.jobName ?? '',
          order.address ?? '',
          order.deliveryDate ?? '',
          order.invoiceDate ?? '',
          order.comment ?? '',
          order.amount ?? 0,
          order.amount ?? 0,
          index,
        ],
      )
    }
  })
}

const jobs = ['Hilltop Rd, stage 2', 'Quarry Lane', 'Station St shopfit', 'Deck at number 9', '']
const addresses = ['12 Hilltop Rd', '4 Quarry Ln', '88 Station St', '9 Bellbird Court', '']

/** Creates realistic orders, oldest first, one in four of them a quote. */
export function makePastOrders(count: number): PastOrder[] {
  return Array.from({ length: count }, (_, index) => ({
    number: 400_001 + index,
    type: index % 4 === 1 ? 'Quote' : 'Order',
    reference: index % 5 === 4 ? '' : `PO-${20_001 + index}`,
    jobName: jobs[index % jobs.length],
    address: addresses[index % addresses.length],
    deliveryDate: `2026-${String(1 + (index % 11)).padStart(2, '0')}-${String(1 + ((index * 7) % 28)).padStart(2, '0')}`,
    amount: ((index * 7919) % 900_000) * 100 + 962_500,
  }))
}
