import { useNavigation, usePlace } from './PlaceContext'
import type { GoToOptions } from './placeHistory'

/** Reads what a page keeps in its address, and puts something else there. */
export function useQueryParameters() {
  const { path, query } = usePlace()
  const { goTo } = useNavigation()
  const setParameters = (next: URLSearchParams, options?: GoToOptions) =>
    goTo(next.size > 0 ? `${path}?${next}` : path, options)
  return { parameters: new URLSearchParams(query), setParameters }
}
