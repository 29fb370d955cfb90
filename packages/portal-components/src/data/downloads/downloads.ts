import type { FluidClient } from '@trade-portal/fluid-sdk'
import { queryOptions } from '@tanstack/react-query'

/** Lists every file that the merchant offers, in the merchant's order. */
export const downloadsQuery = (client: FluidClient) =>
  queryOptions({
    queryKey: ['fluid', 'downloads', 'list'],
    queryFn: ({ signal }) => client.downloads.list({ signal }),
  })
