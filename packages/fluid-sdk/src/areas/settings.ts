import type { CallOptions } from './session'

/** What the merchant switched on or off, decoded from the widget configuration set `settings`. */
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
  /** `payment_provider`; `null` hides everything that pays. */
  paymentProvider: 'windriver' | 'windcave' | null
  locale: Locale
  currency: Currency
  /** The tax region's words: Dispatch, Tax, zip code. From the configuration's `usa`. */
  isTaxRegion: boolean
  /** Every enabled setting by its lower-cased name, the ones above included. */
  values: ReadonlyMap<string, string>
}

export type Locale = 'en-AU' | 'en-US'
export type Currency = 'AUD' | 'USD'

/** An entry of one of the merchant's menus or panels. Disabled entries are left out. */
export interface WidgetEntry {
  /** Trimmed; compare with `isLabel`, which ignores case. `label_object` */
  label: string
  /** Trimmed and lower-cased. `type_object` */
  type: string
  value: string
  secondValue: string
  description: string
}

export type WidgetSet = 'topbuttonbar' | 'bottomlinkbar' | 'Links' | 'homepage' | 'balances'

/** How the merchant set the portal up. */
export interface SettingsArea {
  /** Reads the merchant's switches. Wire: `getWidgetConfiguration` of `settings`. */
  read(options?: CallOptions): Promise<Settings>
  /** Lists the enabled entries of a menu or panel, in the merchant's order. Wire: `getWidgetConfiguration`. */
  listEntries(set: WidgetSet, options?: CallOptions): Promise<WidgetEntry[]>
}
