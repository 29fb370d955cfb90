/** A file of the build. Without a revision its name changes whenever it does. */
export interface BuildFile {
  url: string
  revision: string | null
}

const shellPrefix = (scope: string) => `trade:shell:${scope}:`

/** The cache of the merchant's own files. It outlives builds. */
export const configCache = (scope: string) => `trade:config:${scope}`

/** The cache of one build, under a name that no other build has. */
export async function shellCache(scope: string, files: readonly BuildFile[]): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(files)))
  const build = [...new Uint8Array(digest).subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0'))
  return shellPrefix(scope) + build.join('')
}

/** Puts every file of a build into its cache. What an earlier build had already is not fetched again. */
export async function fillShell(name: string, scope: string, files: readonly BuildFile[]): Promise<void> {
  const cache = await caches.open(name)
  await Promise.all(
    files.map(async ({ url, revision }) => {
      const address = new URL(url, scope).href
      const kept = revision === null ? await caches.match(address) : undefined
      const response = kept ?? (await fetch(address, { cache: revision === null ? 'default' : 'reload' }))
      if (!response.ok) throw new Error(`${url} answered ${response.status}`)
      await cache.put(address, response.redirected ? unredirected(response) : response)
    }),
  )
}

/** Some hosts send `index.html` on to its folder, and browsers take no page from an answer that was sent on. */
function unredirected({ body, headers }: Response): Response {
  return new Response(body, { headers })
}

/** The builds of this portal that are kept, oldest first. */
export async function shellCaches(scope: string): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(shellPrefix(scope)))
}

/**
 * Throws away the builds that no open tab was loaded from. `entries` are the scripts that the tabs began with; `null`
 * stands for a tab that did not say, for which everything is kept.
 */
export async function dropUnusedShells(
  current: string,
  scope: string,
  entries: readonly (string | null)[],
): Promise<void> {
  if (entries.includes(null)) return
  for (const name of await shellCaches(scope)) {
    if (name === current) continue
    const cache = await caches.open(name)
    const uses = await Promise.all(entries.map((entry) => cache.match(entry ?? '')))
    if (!uses.some(Boolean)) await caches.delete(name)
  }
}
