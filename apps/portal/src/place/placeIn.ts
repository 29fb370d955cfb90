/** The path and query of a place that an address names behind its hash; the query has its question mark, or is empty. */
export function placeIn(hash: string): { path: string; query: string } {
  const [, path = '', query = ''] = /^#?\/?([^?#]*)(\?[^#]*)?/.exec(hash) ?? []
  return { path: `/${path}`, query }
}
