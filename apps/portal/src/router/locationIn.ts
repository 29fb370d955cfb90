/** Returns the path and query behind the hash of an address; the query has its question mark, or is empty. */
export function locationIn(hash: string): { path: string; query: string } {
  const [, path = '', query = ''] = /^#?\/?([^?#]*)(\?[^#]*)?/.exec(hash) ?? []
  return { path: `/${path}`, query }
}
