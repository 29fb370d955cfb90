import type { CallOptions } from '../calls/callOptions'
import type { FluidContext } from '../calls/context'
import { flag, image, isFalse, number, rows, text } from '../calls/decode'
import type { Untrusted } from '../calls/decode'
import { unlessNone } from '../calls/unlessNone'
import type { Configuration } from '../configuration'
import type { WireObjectSet, WireWidgetEntry } from '../wire/session'

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
  /** Of a `clickableimage` the image's address, resolved, and empty when it is none to be shown. `object_value` */
  value: string
  /** As written, an address too. `object_value_2` */
  secondValue: string
  /** `desc_object` */
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

const PAGE_SIZE = 20

/** Makes the area that reads what the merchant set up. */
export function createSettingsArea(context: FluidContext): SettingsArea {
  return {
    read: (options) => context.readSettings({ ...options, isFresh: true }),
    async listEntries(set, options) {
      const entries = await readEntries(context, set, options)
      return entries.map((entry) => toEntry(entry, context.configuration.endpoint))
    },
  }
}

/** Reads the merchant's switches from the wire. */
export async function readSettings(context: FluidContext): Promise<Settings> {
  const values = new Map<string, string>()
  for (const entry of await readEntries(context, 'settings')) {
    const { object_value: value } = entry
    const written = typeof value === 'boolean' ? String(value) : text(value)
    values.set(text(entry.label_object).trim().toLowerCase(), written.trim())
  }
  return toSettings(values, context.configuration)
}

/** What holds until the merchant's switches have been read: everything on, nothing hidden. */
export function defaultSettings(configuration: Configuration): Settings {
  return toSettings(new Map(), configuration)
}

/** Tells whether an entry carries a label, whichever case the merchant writes it in. */
export function isLabel(entry: Pick<WidgetEntry, 'label'>, label: string): boolean {
  return entry.label.trim().toLowerCase() === label.trim().toLowerCase()
}

/** Reads `AUD`, `USD` or its short form `US`; anything else is `null`. */
export function parseCurrency(value: string): Currency | null {
  const code = value.trim().toUpperCase()
  if (code === 'US') return 'USD'
  return code === 'AUD' || code === 'USD' ? code : null
}

/** Reads a locale that the portal speaks; anything else is `null`. */
export function parseLocale(value: string): Locale | null {
  const tag = value.trim().toLowerCase().replace('_', '-')
  return (['en-AU', 'en-US'] as const).find((locale) => locale.toLowerCase() === tag) ?? null
}

async function readEntries(context: FluidContext, objectSet: WireObjectSet, options?: CallOptions) {
  const answer = await unlessNone(() => context.call('getWidgetConfiguration', { objectSet }, options), null)
  return rows(answer?.WidgetConfiguration).filter((entry) => flag(entry.is_enabled))
}

function toEntry(entry: NonNullable<Untrusted<WireWidgetEntry>>, endpoint: string): WidgetEntry {
  const type = text(entry.type_object).trim().toLowerCase()
  const value = text(entry.object_value).trim()
  return {
    label: text(entry.label_object).trim(),
    type,
    value: type === 'clickableimage' ? (image(value, endpoint) ?? '') : value,
    secondValue: text(entry.object_value_2).trim(),
    description: text(entry.desc_object).trim(),
  }
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
