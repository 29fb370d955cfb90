import type { FluidClient } from '@trade-portal/fluid-sdk'
import { queryOptions } from '@tanstack/react-query'

/** The outcome of a payment. It may have changed whenever it is asked for anew. */
export const paymentSessionQuery = (client: FluidClient, id: string) =>
  queryOptions({
    queryKey: ['fluid', 'payments', 'session', id],
    queryFn: ({ signal }) => client.payments.getSession({ id }, { signal }),
    staleTime: 0,
  })
