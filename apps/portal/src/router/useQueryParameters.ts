import { useNavigation, usePortalLocation } from './LocationContext'
import type { GoToOptions } from './portalHistory'

/** Reads and writes the query parameters of the address. */
export function useQueryParameters() {
  const { path, query } = usePortalLocation()
  const { current, goTo } = useNavigation()
  const parameters = new URLSearchParams(query)
  const setParameters = (next: URLSearchParams, options?: GoToOptions) =>
    goTo(next.size > 0 ? `${path}?${next}` : path, options)
  return {
    parameters,
    setParameters,
    valueOf: (name: string) => parameters.get(name) ?? '',
    /** Writes some parameters in one step, without empty ones; the scroll position stays. */
    write(values: Readonly<Record<string, string>>, { replace = false }: Pick<GoToOptions, 'replace'> = {}) {
      const latest = current()
      // A pending change of a page already left must not reach the next page.
      if (latest.path !== path) return
      // Several may change before the next render.
      const next = new URLSearchParams(latest.query)
      for (const [name, value] of Object.entries(values)) {
        if (value) next.set(name, value)
        else next.delete(name)
      }
      setParameters(next, { replace, preservesScroll: true })
    },
  }
}
