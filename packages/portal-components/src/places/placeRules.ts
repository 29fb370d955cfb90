import type { Settings, WidgetEntry } from '@trade-portal/fluid-sdk'
import { hasEntry } from './externalLinks'

interface PlaceRule {
  /** The entry of the top bar that has to be enabled, or several of which one has to be. */
  entry?: string | readonly string[]
  isAllowed?: (settings: Settings) => boolean
  /** The merchant has to make price books for the customer. */
  goesByPriceBook?: boolean
}

const products: PlaceRule = { entry: 'products', isAllowed: ({ hasProducts }) => hasProducts }
const orders: PlaceRule = { entry: 'quotes/orders' }
const cart: PlaceRule = { isAllowed: ({ hasCart }) => hasCart }

/** The places that the merchant can switch off, and by what. All others are always there. */
const rules: Partial<Record<string, PlaceRule>> = {
  '/products': products,
  '/search': products,
  '/cart': cart,
  '/checkout': cart,
  '/orders': orders,
  '/quotes': orders,
  '/invoices': { entry: 'invoices' },
  // A job is made of both, and has what is left.
  '/jobs': { entry: ['quotes/orders', 'invoices'] },
  '/statements': { entry: 'statements' },
  '/custom-lists': { entry: 'custom lists' },
  // Products that are found go into the cart.
  '/quick-order': { ...products, isAllowed: ({ hasCart, hasProducts }) => hasCart && hasProducts },
  '/admin': { entry: 'administration', isAllowed: ({ hasAccountAdmin }) => hasAccountAdmin },
  '/downloads': { entry: 'downloads' },
  '/pricebook': {
    entry: 'price book',
    isAllowed: ({ hasPriceBook }) => hasPriceBook,
    goesByPriceBook: true,
  },
  '/pay-account': { entry: 'pay account', isAllowed: canPayAccount },
}

/** Tells whether no setting forbids to pay the account, and a provider that is known takes the payment. */
export function canPayAccount(settings: Pick<Settings, 'hasPayAccount' | 'paymentProvider'>): boolean {
  return settings.hasPayAccount && settings.paymentProvider !== null
}

/** The rule of a path, which is that of the place it lies under, whatever it asks there. */
function ruleOf(path: string): PlaceRule {
  return rules[`/${path.split(/[/?]/)[1] ?? ''}`] ?? {}
}

/** Tells whether it takes the top bar's entries to know if a place is there. */
export function goesByEntry(path: string): boolean {
  return ruleOf(path).entry !== undefined
}

/** Tells whether it takes the flag of the price book to know if a place is there. */
export function goesByPriceBook(path: string): boolean {
  return ruleOf(path).goesByPriceBook ?? false
}

export interface Switches {
  settings: Settings
  /** The enabled entries of the top bar; `undefined`: not read yet, which switches nothing off. */
  entries: WidgetEntry[] | undefined
  /** The merchant makes price books for this customer; `undefined`: not read yet, which switches nothing off. */
  isPriceBookEnabled?: boolean | undefined
}

/** Tells whether the merchant has switched a place off. Menus and pages go by this alone. */
export function isSwitchedOff(path: string, { settings, entries, isPriceBookEnabled }: Switches): boolean {
  const { entry, isAllowed } = ruleOf(path)
  if (isAllowed && !isAllowed(settings)) return true
  if (goesByPriceBook(path) && isPriceBookEnabled === false) return true
  if (entry === undefined || entries === undefined) return false
  return ![entry].flat().some((each) => hasEntry(entries, each))
}
