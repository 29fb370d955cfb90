import { daysAgo } from './pastInvoices'
import type { PastOrder } from './pastOrders'

/** The job of most transactions in `jobHistory`. */
export const JOB = 'Lot 14, Barwon Rise'

const common = { jobName: JOB, address: '12 Wattle Street', branchId: 'LAV' }

/**
 * Two orders, a quote, two invoices and a credit of one job, oldest first, with an old invoice and other jobs around
 * them.
 */
export const jobHistory: PastOrder[] = [
  { ...common, number: 418_100, suffix: 1, type: 'Invoice', invoiceDate: daysAgo(800), amount: 10_000_000 },
  { ...common, number: 418_841, reference: 'RC-1180', deliveryDate: '2026-11-19', amount: 24_861_000 },
  { number: 418_850, jobName: 'Quarry Lane', amount: 990_000 },
  {
    ...common,
    jobName: ` ${JOB.toUpperCase()}  `,
    number: 418_900,
    reference: 'RC-1186',
    deliveryDate: '2026-11-27',
    amount: 11_625_800,
  },
  { ...common, number: 418_875, type: 'Quote', reference: 'Q-DECK-2', amount: 33_161_500 },
  { ...common, number: 418_612, type: 'Invoice', invoiceDate: daysAgo(40), amount: 3_874_500 },
  { ...common, number: 418_823, type: 'Credit', invoiceDate: daysAgo(12), amount: -424_500 },
  { ...common, number: 418_869, type: 'Invoice', invoiceDate: daysAgo(3), amount: 2_432_100 },
  { number: 418_870, type: 'Invoice', jobName: '', invoiceDate: daysAgo(2), amount: 770_000 },
]
