import { parseCurrency, parseLocale } from '../configuration'
import type { Configuration, Currency, Locale } from '../configuration'
import type { WireObjectSet } from '../wire/session'
import { callUnlessNone } from './wireCalls'
import type { CallOptions, WireCalls } from './wireCalls'
import { flag, isFalse, number, rows, text } from './decode'
import { PAGE_SIZE } from './listing'

/** The merchant's settings, decoded from the widget configuration set `settings`. */
export interface Settings {
  /** Prices in catalogue and cart include tax. `tax_inclusive` */
  isTaxInclusive: boolean
  /** `products_button_disabled`: no products menu and no search. */
  hasProducts: boolean
  /** `shopping_cart_disabled`: no cart and nothing that adds to it. */
  hasCart: boolean
  /** `hide_products_price` */
  hidesProductPrices: boolean
  /** `hide_review_price` */
  hidesReviewPrices: boolean
  /** `hide_finalise_price` */
  hidesFinalPrices: boolean
  /** `pricebook_button_disabled` */
  hasPriceBook: boolean
  /** `pay_account_button_disabled` */
  hasPayAccount: boolean
  /** `account_admin_button_disabled` */
  hasAccountAdmin: boolean
  /** Products per page, at least 1. `pagesize`, 20 by default. */
  pageSize: number
  /** `despatch_rules` */
  despatchRules: 'literal' | 'by-purpose'
  /** `initial_branch`, or `null`. */
  initialBranchId: string | null
  /** `payment_provider`; `null` hides all payments. */
  paymentProvider: 'windriver' | 'windcave' | null
  locale: Locale
  currency: Currency
  /** The tax region's words: Dispatch, Tax, zip code. From the configuration's `usa`. */
  isTaxRegion: boolean
  /** Every enabled setting by its lower-cased name, the ones above included. */
  values: ReadonlyMap<string, string>
}

/** Reads the merchant's settings from the wire. */
export async function readSettings(calls: WireCalls): Promise<Settings> {
  const values = new Map<string, string>()
  for (const entry of await readEntries(calls, 'settings')) {
    const { object_value: value } = entry
    const written = typeof value === 'boolean' ? String(value) : text(value)
    values.set(text(entry.label_object).trim().toLowerCase(), written.trim())
  }
  return toSettings(values, calls.configuration)
}

/** Returns the settings in use until the merchant's are read: everything on, nothing hidden. */
export function defaultSettings(configuration: Configuration): Settings {
  return toSettings(new Map(), configuration)
}

/** Reads the enabled entries of a set, in the merchant's order, still in wire spelling. */
export async function readEntries(calls: WireCalls, objectSet: WireObjectSet, options?: CallOptions) {
  const answer = await callUnlessNone(calls, 'getWidgetConfiguration', { objectSet }, options)
  return rows(answer?.WidgetConfiguration).filter((entry) => flag(entry.is_enabled))
}

function toSettings(values: ReadonlyMap<string, string>, configuration: Configuration): Settings {
  const isOn = (name: string) => values.has(name) && !isFalse(values.get(name))
  const valueOf = (name: string) => values.get(name) ?? ''
  const provider = valueOf('payment_provider').toLowerCase()
  const pageSize = Math.floor(number(valueOf('pagesize')) ?? 0)
  return {
    isTaxInclusive: isOn('tax_inclusive'),
    hasProducts: !isOn('products_button_disabled'),
    hasCart: !isOn('shopping_cart_disabled'),
    hidesProductPrices: isOn('hide_products_price'),
    hidesReviewPrices: isOn('hide_review_price'),
    hidesFinalPrices: isOn('hide_finalise_price'),
    hasPriceBook: !isOn('pricebook_button_disabled'),
    hasPayAccount: !isOn('pay_account_button_disabled'),
    hasAccountAdmin: !isOn('account_admin_button_disabled'),
    pageSize: pageSize >= 1 ? pageSize : PAGE_SIZE,
    despatchRules: valueOf('despatch_rules').toLowerCase() === 'by-purpose' ? 'by-purpose' : 'literal',
    initialBranchId: valueOf('initial_branch') || null,
    paymentProvider: provider === 'windriver' || provider === 'windcave' ? provider : null,
    locale: parseLocale(valueOf('locale')) ?? configuration.locale,
    currency: parseCurrency(valueOf('currency')) ?? configuration.currency,
    isTaxRegion: configuration.isTaxRegion,
    values,
  }
}
