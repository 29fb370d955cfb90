import type {
  FluidClient,
  ListInvoicesInput,
  TransactionId,
  TransactionSummary,
} from '@trade-portal/fluid-sdk'
import { queryOptions } from '@tanstack/react-query'
import { askForRows } from '../streamedRows'

/** Lists every order and quote of the account, newest first. */
export const ordersQuery = (client: FluidClient) =>
  queryOptions({
    queryKey: ['fluid', 'transactions', 'orders'],
    queryFn: (context) =>
      askForRows<TransactionSummary>(context, (options) => client.transactions.listOrders(options)),
  })

/** Lists the invoices and credits of a range of days, newest first. */
export const invoicesQuery = (client: FluidClient, range: ListInvoicesInput) =>
  queryOptions({
    queryKey: [...invoicesKey, range],
    queryFn: (context) =>
      askForRows<TransactionSummary>(context, (options) => client.transactions.listInvoices(range, options)),
  })

/** Matches the queries of all ranges of invoices. */
export const invoicesKey = ['fluid', 'transactions', 'invoices'] as const

/** Reads a transaction with its lines. */
export const transactionQuery = (client: FluidClient, { number, suffix }: TransactionId) =>
  queryOptions({
    queryKey: ['fluid', 'transactions', 'detail', number, suffix],
    queryFn: ({ signal }) => client.transactions.get({ number, suffix }, { signal }),
  })

/** Lists every branch that a transaction can name, including those that no longer take orders. */
export const branchesQuery = (client: FluidClient) =>
  queryOptions({
    queryKey: ['fluid', 'checkout', 'branches', 'all'],
    queryFn: ({ signal }) => client.checkout.listBranches({ for: 'all' }, { signal }),
  })
