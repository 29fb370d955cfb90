import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query'
import type { Portal } from '../context/PortalContext'
import { useQueryCache } from '../context/queries'
import { cartQuery } from './cart/cartQuery'
import { entriesQuery } from './settings/settings'

/** Any query of the merchant's data, as made by `queryOptions`. */
export interface AnyQuery {
  queryKey: QueryKey
  queryFn?: unknown
}

/** Returns the first queries of a widget. Exported from its file, the portal starts them while still rendering. */
export type Prefetch<Props = object> = (
  portal: Pick<Portal, 'client' | 'settings'>,
  props: Props,
) => readonly AnyQuery[]

/** Returns a function that prefetches queries. The widgets rendered next reuse the running requests. */
export function usePrefetch() {
  const queryClient = useQueryCache()
  return (queries: readonly AnyQuery[]) => {
    // The widget that needs the data shows a failure.
    for (const query of queries) void queryClient.prefetchQuery(query as FetchQueryOptions)
  }
}

/** Returns the first queries of the frame around the pages: the menus and the cart. */
export const shellPrefetch: Prefetch = ({ client }) => [
  entriesQuery(client, 'topbuttonbar'),
  entriesQuery(client, 'bottomlinkbar'),
  cartQuery(client),
]
