import { useMutation, useMutationState, useQueries, useQuery } from '@tanstack/react-query'
import type {
  MutationKey,
  QueryClient,
  QueryKey,
  UseMutationOptions,
  UseQueryOptions,
} from '@tanstack/react-query'
import { usePortal } from './PortalContext'

// The library's own hooks read the nearest provider, which may be the host's.

/** Returns the cache of the merchant's data. Use it to refetch, or to set the answer of a write. */
export function useQueryCache(): QueryClient {
  return usePortal().shared.queryClient
}

/** Reads through the portal's cache. Use `useRead` in a widget: it waits until a customer is signed in. */
export function usePortalQuery<Answer, Data = Answer, Key extends QueryKey = QueryKey>(
  options: UseQueryOptions<Answer, Error, Data, Key>,
) {
  return useQuery(options, useQueryCache())
}

/** Reads any number of queries through the portal's cache. */
export function usePortalQueries<Answer, Key extends QueryKey = QueryKey>(
  queries: readonly UseQueryOptions<Answer, Error, Answer, Key>[],
) {
  return useQueries({ queries }, useQueryCache())
}

/** Writes through the portal's cache, which notices an ended session. Use `useWrite` to change the merchant's data. */
export function usePortalMutation<Data, Input = void>(options: UseMutationOptions<Data, Error, Input>) {
  return useMutation(options, useQueryCache())
}

/** Returns the state of the writes of a key in the portal's cache, oldest first. */
export function usePortalMutationState(mutationKey: MutationKey) {
  return useMutationState({ filters: { mutationKey } }, useQueryCache())
}
