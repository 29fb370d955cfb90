import type { FluidClient } from '@trade-portal/fluid-sdk'
import { queryOptions } from '@tanstack/react-query'

/** Reads the signed-in person and the balances of their account. */
export const userQuery = (client: FluidClient) =>
  queryOptions({
    queryKey: ['fluid', 'account', 'user'],
    queryFn: ({ signal }) => client.account.getUser({ signal }),
    // The sign-in, or the check of a stored session, has already read it.
    initialData: () => client.account.knownUser()?.user,
    initialDataUpdatedAt: () => client.account.knownUser()?.readAt,
  })

/** Reads the company behind the account. */
export const customerQuery = (client: FluidClient) =>
  queryOptions({
    queryKey: ['fluid', 'account', 'customer'],
    queryFn: ({ signal }) => client.account.getCustomer({ signal }),
  })

/** Reads whether the merchant makes price books for this customer. */
export const priceBookEnabledQuery = (client: FluidClient) =>
  queryOptions({
    queryKey: ['fluid', 'account', 'priceBookEnabled'],
    queryFn: ({ signal }) => client.priceBook.isEnabled({ signal }),
  })
