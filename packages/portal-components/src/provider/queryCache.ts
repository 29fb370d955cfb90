import { isFluidApiError, isReadRepeated, pauseBeforeRepeat } from '@trade-portal/fluid-sdk'
import type { FluidClient } from '@trade-portal/fluid-sdk'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'

export interface QueryCacheOptions {
  client: FluidClient
  /** Divides the pauses before a read is repeated. Default: 1. */
  pace?: number
  /** Called when a refresh fails behind data that is shown already. */
  onRefreshFailed: () => void
}

/**
 * Makes the cache of one client. Reads are fresh for 60 s and kept for 5 min; they are repeated up to three times,
 * and only when the server gave no answer or a 5xx. Writes are never repeated, and never wait for the network.
 */
export function createQueryCache({ client, pace = 1, onRefreshFailed }: QueryCacheOptions): QueryClient {
  const onError = (error: unknown) => {
    // A refusal without a reason may hide an ended session; a broken report or a dead signal never does.
    if (isFluidApiError(error)) void client.session.check().catch(() => undefined)
  }
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        onError(error)
        if (query.state.data !== undefined) onRefreshFailed()
      },
    }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        // The time that reads are kept is the library's own, which sets no timer on a server.
        networkMode: 'always',
        // Repeats reads that failed offline once the network is back, as the page promises.
        refetchOnReconnect: true,
        retry: isReadRepeated,
        retryDelay: (failures) => pauseBeforeRepeat(failures) / pace,
      },
      mutations: { retry: 0, networkMode: 'always' },
    },
  })
}
