// Written by `pnpm definitions` from the widgets’ definitions.
import type { Settings } from '@trade-portal/fluid-sdk'

/**
 * The roots of the addresses that widgets link to. A host has a page at each root its widgets use, or gives another address
 * for it by `hrefFor`; docs/routes.md describes the pages.
 */
export const portalPaths = [
  '/',
  '/products',
  '/search',
  '/cart',
  '/checkout',
  '/orders',
  '/invoices',
  '/statements',
  '/custom-lists',
  '/quick-order',
  '/quotes',
  '/jobs',
  '/admin',
  '/downloads',
  '/pricebook',
  '/pay-account',
  '/register',
  '/links',
  '/support',
  '/stores',
  '/contact-a-representative',
] as const

type Root = (typeof portalPaths)[number]

/** A route of the portal: one of `portalPaths`, an address under one of them, or an address known to the host alone. */
export type PortalPath = Root | `${Root}/${string}` | `${Root}?${string}` | (string & {})

/** The conditions for an address: an entry of the top bar, settings, the customer's price book. */
export interface RouteRule {
  /** The entry of the top bar that must be enabled, or several of which at least one must be. */
  entry?: string | readonly string[]
  /** The settings that must be on. */
  settings?: readonly (keyof Settings)[]
  /** The merchant must make price books for the customer. */
  goesByPriceBook?: boolean
}

/** The rules of conditional addresses, by their roots. */
export const rules: Partial<Record<string, RouteRule>> = {
  '/products': { entry: 'products', settings: ['hasProducts'] },
  '/search': { entry: 'products', settings: ['hasProducts'] },
  '/cart': { settings: ['hasCart'] },
  '/checkout': { settings: ['hasCart'] },
  '/orders': { entry: 'quotes/orders' },
  '/invoices': { entry: 'invoices' },
  '/statements': { entry: 'statements' },
  '/custom-lists': { entry: 'custom lists' },
  '/quick-order': { entry: 'products', settings: ['hasCart', 'hasProducts'] },
  '/quotes': { entry: 'quotes/orders' },
  '/jobs': { entry: ['quotes/orders', 'invoices'] },
  '/admin': { entry: 'administration', settings: ['hasAccountAdmin'] },
  '/downloads': { entry: 'downloads' },
  '/pricebook': { entry: 'price book', settings: ['hasPriceBook'], goesByPriceBook: true },
  '/pay-account': { entry: 'pay account', settings: ['hasPayAccount', 'paymentProvider'] },
}

/** The addresses of the menus, with the names of their labels in messages/shell. */
export const menus = {
  bar: [
    { to: '/orders', word: 'orders' },
    { to: '/invoices', word: 'invoices' },
    { to: '/statements', word: 'statements' },
    { to: '/custom-lists', word: 'customLists' },
    { to: '/quick-order', word: 'quickOrder' },
  ],
  account: [
    { to: '/admin', word: 'accountAdmin' },
    { to: '/downloads', word: 'downloads' },
    { to: '/pricebook', word: 'priceBook' },
    { to: '/pay-account', word: 'payAccount' },
  ],
} as const

/** The addresses that an entry at the foot of each page leads to, by its type. */
export const bottomLinks: Partial<Record<string, string>> = {
  'handy links': '/links',
  'support email': '/support',
  'store listing': '/stores',
  accountcontact: '/contact-a-representative',
}
