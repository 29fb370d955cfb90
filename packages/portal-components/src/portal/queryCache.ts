import { isFluidApiError, isReadRepeated, pauseBeforeRepeat } from '@trade-portal/fluid-sdk'
import type { FluidClient } from '@trade-portal/fluid-sdk'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'

export interface QueryCacheOptions {
  client: FluidClient
  /** A refresh failed behind data that is shown already. */
  onRefreshFailed: () => void
}

/**
 * Makes the cache of one provider. Reads are fresh for 60 s and kept for 5 min; they are asked again up to three times,
 * and only when the server gave no answer or a 5xx. Writes are never repeated, and never wait for the network.
 */
export function createQueryCache({ client, onRefreshFailed }: QueryCacheOptions): QueryClient {
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
        gcTime: 5 * 60_000,
        networkMode: 'always',
        // What failed while the network was away is there again with the network, as the page says that it will be.
        refetchOnReconnect: true,
        retry: isReadRepeated,
        retryDelay: pauseBeforeRepeat,
      },
      mutations: { retry: 0, networkMode: 'always' },
    },
  })
}
