import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query'
import type { Portal } from '../context/PortalContext'
import { useQueryCache } from '../context/queries'

/** Any query of the merchant's data, as `queryOptions` makes it. */
export interface AnyQuery {
  queryKey: QueryKey
  queryFn?: unknown
}

/**
 * Returns what a widget reads first, by the values that its page keeps. A widget's file may export it as `prefetch`: the
 * portal asks while the page is still being rendered.
 */
export type Prefetch<Props = object> = (
  portal: Pick<Portal, 'client' | 'settings'>,
  props: Props,
) => readonly AnyQuery[]

/** Returns what asks for queries whose widgets are still to come. They take over what is under way. */
export function usePrefetch() {
  const queryClient = useQueryCache()
  return (queries: readonly AnyQuery[]) => {
    // A failure is told by the widget that shows it.
    for (const query of queries) void queryClient.prefetchQuery(query as FetchQueryOptions)
  }
}
