import { isFluidApiError, isReadRepeated, pauseBeforeRepeat } from '@trade-portal/fluid-sdk'
import type { FluidClient } from '@trade-portal/fluid-sdk'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'

export interface QueryCacheOptions {
  client: FluidClient
  /** Divides the pauses between retries of a read. Default: 1. */
  pace?: number
  /** Called when a refetch fails while its data is shown. */
  onRefreshFailed: () => void
}

/**
 * Creates the cache of one client. Reads are fresh for 60 s and cached for 5 min; they are retried up to three times,
 * and only when the server gave no answer or a 5xx. Writes are never retried, and never wait for the network.
 */
export function createQueryCache({ client, pace = 1, onRefreshFailed }: QueryCacheOptions): QueryClient {
  const onError = (error: unknown) => {
    // A refusal without a reason may hide an ended session; a broken report or a lost connection never does.
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
        // The cache time is the library's default, which sets no timer on a server.
        networkMode: 'always',
        // Refetches reads that failed offline once the network is back, as the page promises.
        refetchOnReconnect: true,
        retry: isReadRepeated,
        retryDelay: (failures) => pauseBeforeRepeat(failures) / pace,
      },
      mutations: { retry: 0, networkMode: 'always' },
    },
  })
}
