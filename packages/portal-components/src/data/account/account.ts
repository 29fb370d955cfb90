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

/** Tells whether the merchant makes price books for this customer. */
export const priceBookEnabledQuery = (client: FluidClient) =>
  queryOptions({
    queryKey: ['fluid', 'account', 'priceBookEnabled'],
    queryFn: ({ signal }) => client.priceBook.isEnabled({ signal }),
  })
