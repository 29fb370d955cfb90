import { isBuildFile, sha256 } from './buildFile'
import type { BuildFile } from './buildFile'

const shellPrefix = (scope: string) => `trade:shell:${scope}:`

/** The cache of the merchant’s files. It outlives builds. */
export const configCache = (scope: string) => `trade:config:${scope}`

/** The cache of one build, under a name that no other build has. */
export async function shellCache(scope: string, files: readonly BuildFile[]): Promise<string> {
  const digest = await sha256(new TextEncoder().encode(JSON.stringify(files)))
  return shellPrefix(scope) + digest.slice(0, 16)
}

/** Caches every file of a build. Files of an earlier build are reused. */
export async function fillShell(name: string, scope: string, files: readonly BuildFile[]): Promise<void> {
  const cache = await caches.open(name)
  const builds = await shellCaches(scope)
  await Promise.all(
    files.map(async (file) => {
      const address = new URL(file.url, scope).href
      const response = (await cachedFile(builds, address, file)) ?? (await fetchFile(address, file))
      await cache.put(address, response.redirected ? unredirected(response) : response)
    }),
  )
}

/** Returns the file from these builds’ caches, unless its content does not match. */
async function cachedFile(
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

/** Fetches the file, past the HTTP cache where that may hold another one under its name. */
async function fetchFile(address: string, file: BuildFile): Promise<Response> {
  const response = await fetch(address, { cache: file.revision === null ? 'default' : 'reload' })
  if (await isBuildFile(file, response)) return response
  const fresh = await fetch(address, { cache: 'reload' })
  if (await isBuildFile(file, fresh)) return fresh
  // The browser tries the whole installation again later.
  throw new Error(`${file.url} answered ${fresh.status} with another file`)
}

/** Some hosts redirect `index.html` to its folder, and browsers refuse redirected responses for navigation. */
function unredirected({ body, headers }: Response): Response {
  return new Response(body, { headers })
}

/** Returns the cached builds of this portal, oldest first. */
export async function shellCaches(scope: string): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(shellPrefix(scope)))
}

/**
 * Deletes builds without an open tab. `entries` are the tabs' entry scripts; `null` is a tab without an answer, for which
 * every build stays.
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
