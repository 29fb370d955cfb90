/** The first segments of the portal's routes, which a real path may name in place of a hash. */
const ROUTES = new Set([
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
])

/** The hash address of a real path that names a route (`/orders?page=2` is `/#/orders?page=2`), or `null`. */
export function hashAddress(mountPath: string, path: string, search: string): string | null {
  const [first = ''] = path.split('/')
  return ROUTES.has(first) ? `${mountPath}#/${path}${search}` : null
}
