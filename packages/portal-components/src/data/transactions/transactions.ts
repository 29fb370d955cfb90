import type {
  FluidClient,
  ListInvoicesInput,
  TransactionId,
  TransactionSummary,
} from '@trade-portal/fluid-sdk'
import { queryOptions } from '@tanstack/react-query'
import { askForRows } from '../arrivingRows'

/** Every order and quote of the account, newest first. */
export const ordersQuery = (client: FluidClient) =>
  queryOptions({
    queryKey: ['fluid', 'transactions', 'orders'],
    queryFn: (context) =>
      askForRows<TransactionSummary>(context, (options) => client.transactions.listOrders(options)),
  })

/** Invoices and credits of a range of days, the newest first. */
export const invoicesQuery = (client: FluidClient, range: ListInvoicesInput) =>
  queryOptions({
    queryKey: [...invoicesKey, range],
    queryFn: (context) =>
      askForRows<TransactionSummary>(context, (options) => client.transactions.listInvoices(range, options)),
  })

/** Of every range of invoices that was read. */
export const invoicesKey = ['fluid', 'transactions', 'invoices'] as const

/** A transaction with its lines. */
export const transactionQuery = (client: FluidClient, { number, suffix }: TransactionId) =>
  queryOptions({
    queryKey: ['fluid', 'transactions', 'detail', number, suffix],
    queryFn: ({ signal }) => client.transactions.get({ number, suffix }, { signal }),
  })

/** Every branch that a transaction can name, also one that takes no orders any longer. */
export const branchesQuery = (client: FluidClient) =>
  queryOptions({
    queryKey: ['fluid', 'checkout', 'branches', 'all'],
    queryFn: ({ signal }) => client.checkout.listBranches({ for: 'all' }, { signal }),
  })
