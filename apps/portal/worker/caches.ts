import { isBuildFile, sha256 } from './buildFile'
import type { BuildFile } from './buildFile'

const shellPrefix = (scope: string) => `trade:shell:${scope}:`

/** The cache of the merchant's own files. It outlives builds. */
export const configCache = (scope: string) => `trade:config:${scope}`

/** The cache of one build, under a name that no other build has. */
export async function shellCache(scope: string, files: readonly BuildFile[]): Promise<string> {
  const digest = await sha256(new TextEncoder().encode(JSON.stringify(files)))
  return shellPrefix(scope) + digest.slice(0, 16)
}

/** Puts every file of a build into its cache. What an earlier build had already is not fetched again. */
export async function fillShell(name: string, scope: string, files: readonly BuildFile[]): Promise<void> {
  const cache = await caches.open(name)
  const builds = await shellCaches(scope)
  await Promise.all(
    files.map(async (file) => {
      const address = new URL(file.url, scope).href
      const response = (await keptFile(builds, address, file)) ?? (await fetchFile(address, file))
      await cache.put(address, response.redirected ? unredirected(response) : response)
    }),
  )
}

/** The file as one of these builds has it, unless it was kept by a worker that took anything for it. */
async function keptFile(
  builds: readonly string[],
  address: string,
  file: BuildFile,
): Promise<Response | undefined> {
  if (file.revision !== null) return undefined
  for (const name of builds) {
    const response = await (await caches.open(name)).match(address)
    if (response && (await isBuildFile(file, response))) return response
  }
  return undefined
}

/** The file from its host, past the browser's own cache where that may have another one under its name. */
async function fetchFile(address: string, file: BuildFile): Promise<Response> {
  const response = await fetch(address, { cache: file.revision === null ? 'default' : 'reload' })
  if (await isBuildFile(file, response)) return response
  const anew = await fetch(address, { cache: 'reload' })
  if (await isBuildFile(file, anew)) return anew
  // The browser tries the whole installation again later.
  throw new Error(`${file.url} answered ${anew.status} with another file`)
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
