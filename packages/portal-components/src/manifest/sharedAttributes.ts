import type { PortalPath } from '../context/portalPaths'

/** Attributes that name a page of the host's for a place. */
export const pages: Readonly<Record<string, PortalPath>> = {
  'href-home': '/',
  'href-cart': '/cart',
  'href-checkout': '/checkout',
  'href-products': '/products',
  'href-search': '/search',
  'href-lists': '/custom-lists',
  'href-quick-order': '/quick-order',
  'href-orders': '/orders',
  'href-invoices': '/invoices',
  'href-statements': '/statements',
  'href-pay': '/pay-account',
  'href-register': '/register',
}

/** Attributes of every element, which each says for itself or leaves to its portal. */
export const sharedAttributes: readonly string[] = [...Object.keys(pages), 'portal-url', 'prices']
