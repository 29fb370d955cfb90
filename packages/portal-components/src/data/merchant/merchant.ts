import type { FluidClient } from '@trade-portal/fluid-sdk'
import { queryOptions } from '@tanstack/react-query'

/** Lists the merchant's stores, in the merchant's order. */
export const storesQuery = (client: FluidClient) =>
  queryOptions({
    queryKey: ['fluid', 'checkout', 'branches', 'web'],
    queryFn: ({ signal }) => client.checkout.listBranches({ for: 'web' }, { signal }),
  })

/** Lists every file that the merchant offers, in the merchant's order. */
export const downloadsQuery = (client: FluidClient) =>
  queryOptions({
    queryKey: ['fluid', 'downloads', 'list'],
    queryFn: ({ signal }) => client.downloads.list({ signal }),
  })
