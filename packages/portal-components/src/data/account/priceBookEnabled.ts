import type { FluidClient } from '@trade-portal/fluid-sdk'
import { queryOptions } from '@tanstack/react-query'

/** Reads whether the merchant makes price books for this customer. */
export const priceBookEnabledQuery = (client: FluidClient) =>
  queryOptions({
    queryKey: ['fluid', 'account', 'priceBookEnabled'],
    queryFn: ({ signal }) => client.priceBook.isEnabled({ signal }),
  })
