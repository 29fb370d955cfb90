import type { TransactionSummary } from '../areas/transactionSummary'
import type { OrderAttempt } from '../areas/orderAttempt'

/** An order whose outcome is open. */
export const openAttempt: OrderAttempt = {
  id: 'C-1@1000000',
  state: 'committing',
  cartId: 'C-1',
  customer: { customerId: '4021', userId: 'U77' },
  kind: 'Order',
  orderReference: ' PO-7781',
  jobName: 'Stage 2',
  amount: 10_000_000,
  knownTransactions: ['100200-0'],
  startedAt: 1_000_000,
  end: null,
  number: null,
}

/** The order that it became. */
export const matchingOrder: TransactionSummary = {
  number: 100_234,
  suffix: 0,
  type: 'ORDER',
  deliveryDate: null,
  invoiceDate: null,
  branchId: 'MEL',
  orderReference: 'po-7781 ',
  jobName: 'STAGE 2',
  address: '',
  comment: '',
  amount: 10_000_000,
}
