import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { hashAddress } from '../packages/fluid-sandbox/src/server/routes.ts'
import { root } from './merchants.ts'

/** How each route of the specifications begins. */
const routes = [
  'admin',
  'cart',
  'checkout',
  'contact-a-representative',
  'custom-lists',
  'downloads',
  'invoices',
  'links',
  'login',
  'orders',
  'pay-account',
  'payment-cancelled',
  'payment-complete',
  'payment-fail',
  'pricebook',
  'products',
  'quotes',
  'register',
  'request-error',
  'search',
  'statements',
  'stores',
  'support',
]

const page = readFileSync(join(root, 'apps/portal/public/404.html'), 'utf8')
const script = /<script>([^]*)<\/script>/.exec(page)?.[1] ?? ''

/** Tells where the page of a host of files alone sends a visitor on to. */
function sentOn(pathname: string, search: string): string | null {
  let to: string | null = null
  runInNewContext(script, { location: { pathname, search, replace: (address: string) => (to = address) } })
  return to
}

describe.each(routes)('the real path /%s', (route) => {
  it.each([
    ['', ''],
    ['/a%20b', '?page=2'],
  ])('leads to its hash%s%s [shell-41 shell-42]', (rest, search) => {
    const hash = `#/${route}${rest}${search}`
    expect(hashAddress('/trade/', `${route}${rest}`, search)).toBe(`/trade/${hash}`)
    expect(sentOn(`/trade/${route}${rest}`, search)).toBe(`/trade/${hash}`)
  })
})

it.each(['nowhere', 'cartoon', 'assets/cart.js'])('the real path /%s leads nowhere', (path) => {
  expect(hashAddress('/trade/', path, '')).toBeNull()
  expect(sentOn(`/trade/${path}`, '')).toBeNull()
})
