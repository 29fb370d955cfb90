import { useMutation, useMutationState, useQueries, useQuery } from '@tanstack/react-query'
import type {
  MutationKey,
  QueryClient,
  QueryKey,
  UseMutationOptions,
  UseQueryOptions,
} from '@tanstack/react-query'
import { usePortal } from './PortalContext'

// The library's own hooks read the nearest provider, which on somebody else's page is the host's.

/** The cache of what was read of the merchant's. Use it to read anew, or to put in what a write answered. */
export function useQueryCache(): QueryClient {
  return usePortal().shared.queryClient
}

/** Reads through the portal's cache. Use `useRead` in a widget: it asks nothing while nobody is signed in. */
export function usePortalQuery<Answer, Data = Answer, Key extends QueryKey = QueryKey>(
  options: UseQueryOptions<Answer, Error, Data, Key>,
) {
  return useQuery(options, useQueryCache())
}

/** Reads several things through the portal's cache, as many as there are at the moment. */
export function usePortalQueries<Answer, Key extends QueryKey = QueryKey>(
  queries: readonly UseQueryOptions<Answer, Error, Answer, Key>[],
) {
  return useQueries({ queries }, useQueryCache())
}

/** Writes through the portal's cache, which tells of an ended session. Use `useWrite` for what changes the merchant's data. */
export function usePortalMutation<Data, Input = void>(options: UseMutationOptions<Data, Error, Input>) {
  return useMutation(options, useQueryCache())
}

/** How the writes of a key in the portal's cache stand, oldest first. */
export function usePortalMutationState(mutationKey: MutationKey) {
  return useMutationState({ filters: { mutationKey } }, useQueryCache())
}
