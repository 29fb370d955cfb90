import { useNavigation, usePlace } from './PlaceContext'
import type { GoToOptions } from './placeHistory'

/** Reads what a page keeps in its address, and puts something else there. */
export function useQueryParameters() {
  const { path, query } = usePlace()
  const { current, goTo } = useNavigation()
  const parameters = new URLSearchParams(query)
  const setParameters = (next: URLSearchParams, options?: GoToOptions) =>
    goTo(next.size > 0 ? `${path}?${next}` : path, options)
  return {
    parameters,
    setParameters,
    valueOf: (name: string) => parameters.get(name) ?? '',
    /** Puts some of them in the address, or takes empty ones out, in one step; leaves the page as it is scrolled. */
    keep(values: Readonly<Record<string, string>>, { replace = false }: Pick<GoToOptions, 'replace'> = {}) {
      const latest = current()
      // A change that was on its way when the page was left is not the next page's.
      if (latest.path !== path) return
      // Several may change in one go, before the page is drawn again.
      const next = new URLSearchParams(latest.query)
      for (const [name, value] of Object.entries(values)) {
        if (value) next.set(name, value)
        else next.delete(name)
      }
      setParameters(next, { replace, keepsScroll: true })
    },
  }
}
