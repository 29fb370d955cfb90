import { isFluidError, loadConfiguration } from '@trade-portal/fluid-sdk'
import { configCache } from './caches'

/** Response header: the last good response from the cache. The page reads it by this name. */
const STALE_HEADER = 'X-Trade-Stale'
/** A weak signal neither answers nor fails; the cached file is better than a blank page. */
const SLOW_MS = 4000

const MERCHANT_FILES = ['configuration.json', 'theme.css', 'logo.svg', 'icon.svg']

/** Caches the merchant’s files: on the first visit the page loads them before the service worker runs. */
export async function cacheConfig(scope: string): Promise<void> {
  const cache = await caches.open(configCache(scope))
  await Promise.allSettled(
    MERCHANT_FILES.map(async (file) => {
      const { href } = new URL(`config/${file}`, scope)
      const response = await fetch(href)
      if (await isGood(href, response)) await cache.put(href, response)
    }),
  )
}

/**
 * Answers with the merchant's file from the network, or with the last good one, marked stale, when the network fails, takes
 * too long or returns something else.
 */
export async function answerConfig(
  request: Request,
  scope: string,
  keepAlive: (work: Promise<unknown>) => void,
): Promise<Response> {
  const cache = await caches.open(configCache(scope))
  const fresh = fetch(request).then(async (response) => {
    if (!(await isGood(request.url, response))) throw new Error(`${request.url} answered ${response.status}`)
    await cache.put(request.url, response.clone())
    return response
  })
  keepAlive(fresh.catch(() => undefined))
  const cached = await cache.match(request.url)
  // An earlier worker may have cached anything.
  if (!cached || !(await isGood(request.url, cached))) return fresh.catch(() => fetch(request))
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), SLOW_MS))
  const answer = await Promise.race([fresh, late]).catch(() => null)
  return answer ?? markedStale(cached)
}

/** A host that answers every address with its front page, or a captive portal, returns something else. */
async function isGood(address: string, response: Response): Promise<boolean> {
  if (response.status !== 200) return false
  const { pathname } = new URL(address)
  if (pathname.endsWith('/configuration.json')) return isConfiguration(address, response.clone())
  const type = response.headers.get('Content-Type') ?? ''
  return pathname.endsWith('.css') ? type.startsWith('text/css') : !type.startsWith('text/html')
}

async function isConfiguration(url: string, response: Response): Promise<boolean> {
  try {
    await loadConfiguration({ url, baseUrl: url, fetch: () => Promise.resolve(response) })
    return true
  } catch (error) {
    if (isFluidError(error)) return false
    throw error
  }
}

async function markedStale(response: Response): Promise<Response> {
  const headers = new Headers(response.headers)
  headers.set(STALE_HEADER, 'true')
  return new Response(await response.blob(), { status: 200, headers })
}
