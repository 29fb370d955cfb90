import type { FluidClient } from '@trade-portal/fluid-sdk'
import { queryOptions } from '@tanstack/react-query'

/** Every order and quote of the account, newest first. */
export const ordersQuery = (client: FluidClient) =>
  queryOptions({
    queryKey: ['fluid', 'transactions', 'orders'],
    queryFn: ({ signal }) => client.transactions.listOrders({ signal }),
  })

/** Every branch that a transaction can name, also one that takes no orders any longer. */
export const branchesQuery = (client: FluidClient) =>
  queryOptions({
    queryKey: ['fluid', 'checkout', 'branches', 'all'],
    queryFn: ({ signal }) => client.checkout.listBranches({ for: 'all' }, { signal }),
  })
