import { runInNewContext } from 'node:vm'
import { describe, expect, it, vi } from 'vitest'
import { pageNotFound } from '../apps/portal/pageFirst.ts'

// A build for customers has no pages for developers.
vi.stubEnv('DEV', false)
/** The list written into the page by the build. */
const { routes } = await import('../apps/portal/src/prerender.tsx')
vi.unstubAllEnvs()

const page = pageNotFound(routes)
const script = /<script>([^]*)<\/script>/.exec(page)?.[1] ?? ''

/** Returns where a static host's 404 page redirects a visitor, or null. */
function sentOn(address: string): string | null {
  const { origin, pathname, search } = new URL(address, 'https://portal.example')
  let to: string | null = null
  let isLoaded = false
  runInNewContext(script, {
    location: { pathname, search, reload: () => (isLoaded = true) },
    history: {
      replaceState(_state: unknown, _title: string, written: string) {
        const { href, origin: its } = new URL(written, origin)
        // As browsers do.
        if (its !== origin) throw new Error(`${href} is of another origin`)
        to = href.slice(origin.length)
      },
    },
  })
  expect(isLoaded).toBe(to !== null)
  return to
}

it('knows every route of the portal [case-037]', () => {
  for (const known of ['jobs', 'configuration', 'team', 'subscription', 'quick-order', 'orders', 'login']) {
    expect(routes).toContain(known)
  }
  expect(routes).not.toContain('debug')
})

describe.each(routes)('the real path /%s', (route) => {
  it.each([
    ['', ''],
    ['/a%20b', '?page=2'],
  ])('leads to its hash%s%s [shell-41 shell-42]', (rest, search) => {
    expect(sentOn(`/trade/${route}${rest}${search}`)).toBe(`/trade/#/${route}${rest}${search}`)
    expect(sentOn(`/${route}${rest}${search}`)).toBe(`/#/${route}${rest}${search}`)
  })
})

it.each(['nowhere', 'cartoon', 'assets/cart.js'])('the real path /%s leads nowhere', (path) => {
  expect(sentOn(`/trade/${path}`)).toBeNull()
})

it.each([
  'https://portal.example//evil.test/login',
  'https://portal.example/\\evil.test/orders',
  'https://portal.example///evil.test/products/x',
  'https://portal.example//evil.test/request-error?msg=paid',
  'https://portal.example/trade//evil.test/orders',
])('%s leads nowhere [case-030]', (address) => {
  expect(sentOn(address)).toBeNull()
})

it.each([
  ['/%5cevil.test/orders', '/%5cevil.test/#/orders'],
  ['/%2f%2fevil.test/orders', '/%2f%2fevil.test/#/orders'],
  ['/@evil.test/login', '/@evil.test/#/login'],
])('%s stays at its own origin [case-030]', (path, to) => {
  expect(sentOn(path)).toBe(to)
})
