import type { FluidClient } from '@trade-portal/fluid-sdk'
import { queryOptions } from '@tanstack/react-query'

/** The person who is signed in, and their account's balances. */
export const userQuery = (client: FluidClient) =>
  queryOptions({
    queryKey: ['fluid', 'account', 'user'],
    queryFn: ({ signal }) => client.account.getUser({ signal }),
    // The sign-in, or the check of a stored session, has read it already.
    initialData: () => client.account.knownUser()?.user,
    initialDataUpdatedAt: () => client.account.knownUser()?.readAt,
  })

/** The company behind the account. */
export const customerQuery = (client: FluidClient) =>
  queryOptions({
    queryKey: ['fluid', 'account', 'customer'],
    queryFn: ({ signal }) => client.account.getCustomer({ signal }),
  })
