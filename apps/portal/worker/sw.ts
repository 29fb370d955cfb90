import type { BuildFile } from './buildFile'
import { dropUnusedShells, fillShell, shellCache, shellCaches } from './caches'
import { answerConfig, cacheConfig } from './config'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: BuildFile[] }

const files = self.__WB_MANIFEST
const { scope } = self.registration
const current = shellCache(scope, files)
/** The time a tab has to say which build it runs; a sleeping tab does not answer. */
const ANSWER_MS = 2000

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([current.then((name) => fillShell(name, scope, files)), cacheConfig(scope)]))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim().then(dropUnused))
})

self.addEventListener('message', (event) => {
  const { type } = (event.data ?? {}) as { type?: string }
  // The page asks for it after 'Refresh to Update' alone.
  if (type === 'trade:activate') event.waitUntil(self.skipWaiting())
  if (type === 'trade:loaded') event.waitUntil(dropUnused())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  // Everything else goes to the network as if there were no service worker: calls, documents, other hosts.
  if (request.method !== 'GET' || !request.url.startsWith(scope)) return
  const [path = ''] = request.url.slice(scope.length).split(/[?#]/)
  if (path.startsWith('config/')) {
    event.respondWith(answerConfig(request, scope, (work) => event.waitUntil(work)))
  } else if (path === '' || path === 'index.html') {
    if (request.mode === 'navigate') event.respondWith(answerPage(request))
  } else if (files.some(({ url }) => url === path) || path.startsWith('assets/')) {
    event.respondWith(answerFile(request))
  }
})

/** The page of this build, so that the page and its chunks are always of one build. */
async function answerPage(request: Request): Promise<Response> {
  const cache = await caches.open(await current)
  return (await cache.match(new URL('index.html', scope).href)) ?? fetch(request)
}

/** A file of this build, or of an earlier one that a tab still runs. */
async function answerFile(request: Request): Promise<Response> {
  const newest = await current
  const earlier = (await shellCaches(scope)).filter((name) => name !== newest).reverse()
  for (const name of [newest, ...earlier]) {
    const cache = await caches.open(name)
    const response = await cache.match(request.url, { ignoreSearch: true })
    if (response) return response
  }
  return fetch(request)
}

async function dropUnused(): Promise<void> {
  // No tab runs a version that waits or is being read, and it needs its files all the same.
  if (self.registration.waiting ?? self.registration.installing) return
  // A tab that another worker controls, such as that of a portal in a folder below, is not asked.
  const tabs = await self.clients.matchAll({ type: 'window' })
  const entries = await Promise.all(tabs.map(entryOf))
  await dropUnusedShells(await current, scope, entries)
}

/** The script that a tab began with, or `null` when it does not say. */
function entryOf(tab: Client): Promise<string | null> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(typeof data === 'string' ? data : null)
    setTimeout(() => resolve(null), ANSWER_MS)
    tab.postMessage({ type: 'trade:which-build' }, [port2])
  })
}
