/**
 * The places that widgets lead to. A host has a page at each of those that its widgets lead to, or gives another address
 * for it by `hrefFor`; docs/places.md says what stands there.
 */
export const portalPaths = [
  '/',
  '/cart',
  '/checkout',
  '/products',
  '/search',
  '/custom-lists',
  '/quick-order',
  '/orders',
  '/quotes',
  '/invoices',
  '/jobs',
  '/statements',
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

/** A place of the portal: one of `portalPaths`, what lies under it, or a place that only the host knows. */
export type PortalPath = Root | `${Root}/${string}` | `${Root}?${string}` | (string & {})
