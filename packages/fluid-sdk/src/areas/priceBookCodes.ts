import { date, distinct, flag, rows, text } from '../calls/decode'
import type { Untrusted } from '../calls/decode'
import { FluidFieldError } from '../errors'
import type { WirePriceBook, WirePriceBookConfiguration, WirePriceBookHistoryItem } from '../wire/priceBook'

/** The customer's price list as a file, made for them regularly. */
export interface PriceBook {
  /** When its prices were calculated: `YYYY-MM-DD`, or `null`. */
  calculatedDate: string | null
  configuration: PriceBookConfiguration
  /** The files made so far, the latest first whatever the merchant’s order. */
  history: PriceBookHistoryItem[]
}

/** How the price book is made and sent. A choice the merchant has not made is `null`. */
export interface PriceBookConfiguration {
  /** As written by the merchant: it goes back unchanged with every request for changes. */
  lastDateCalculated: string
  type: PriceBookType | null
  format: PriceBookFormat | null
  /** The e-mail address it goes to. */
  recipient: string
  frequency: PriceBookFrequency | null
  hasNewCodes: boolean
  hasCoreProductsOnly: boolean
  isQuarterly: boolean
  isZipped: boolean
}

/** Every price, or the changes only. */
export type PriceBookType = 'full' | 'incremental'
export type PriceBookFormat = 'tab' | 'comma' | 'default1' | 'default2'
export type PriceBookFrequency = 'daily' | 'weekly' | 'fortnightly' | 'monthly'

/** A file of the history. */
export interface PriceBookHistoryItem {
  id: string
  /** `YYYY-MM-DD`, or `null`. */
  date: string | null
  /** A `PriceBookType`, or the merchant's own words for another. */
  type: string
  /** A `PriceBookFormat`, or the merchant's own words for another. */
  format: string
  recipient: string
  hasNewCodes: boolean
  hasCoreProductsOnly: boolean
}

const TYPES = { full: 'F', incremental: 'I' } as const satisfies Record<PriceBookType, string>
const FORMATS = { tab: '1', comma: '2', default1: '3', default2: '4' } as const satisfies Record<
  PriceBookFormat,
  string
>
const FREQUENCIES = { daily: 'D', weekly: 'W', fortnightly: 'F', monthly: 'M' } as const satisfies Record<
  PriceBookFrequency,
  string
>

/** The choices of a configuration by their wire names. */
export const CONFIGURATION_FIELDS = {
  typePricebook: 'type',
  deliveryFormat: 'format',
  frequencyPricebook: 'frequency',
  showNewProductCodes: 'hasNewCodes',
  showCoreProductsOnly: 'hasCoreProductsOnly',
  isRequiredQuarterly: 'isQuarterly',
  isPricebookZipped: 'isZipped',
} satisfies Partial<Record<keyof WirePriceBookConfiguration, keyof PriceBookConfiguration>>

/** Decodes a price book and its history. */
export function toPriceBook(row: NonNullable<Untrusted<WirePriceBook>>): PriceBook {
  const history = rows(row.PriceBookHistory).flatMap((item) => toHistoryItem(item) ?? [])
  return {
    calculatedDate: date(row.lastDateCalculated),
    configuration: {
      lastDateCalculated: text(row.lastDateCalculated),
      type: wordOf(TYPES, row.typePricebook),
      format: wordOf(FORMATS, row.deliveryFormat),
      recipient: text(row.recipient),
      frequency: wordOf(FREQUENCIES, row.frequencyPricebook),
      hasNewCodes: flag(row.showNewProductCodes),
      hasCoreProductsOnly: flag(row.showCoreProductsOnly),
      isQuarterly: flag(row.isRequiredQuarterly),
      isZipped: flag(row.isPricebookZipped),
    },
    history: distinct(history, ({ id }) => id).sort(latestFirst),
  }
}

/** Sorts the latest first. Files of one day keep the merchant's order, and those without a day come last. */
function latestFirst({ date: one }: PriceBookHistoryItem, { date: other }: PriceBookHistoryItem): number {
  return one === other ? 0 : (one ?? '') < (other ?? '') ? 1 : -1
}

/** Encodes a configuration for the wire. @throws {FluidFieldError} with an error for every choice still open. */
export function toWire(configuration: PriceBookConfiguration): WirePriceBookConfiguration {
  const { type, format, frequency } = configuration
  if (type === null || format === null || frequency === null) {
    const choices = { type, format, frequency }
    const open = Object.entries(choices).filter(([, choice]) => choice === null)
    const issues = open.map(([field]) => ({ field, msg: 'Required' }))
    throw new FluidFieldError(issues, 'sendPriceBookInfoChanges')
  }
  return {
    lastDateCalculated: configuration.lastDateCalculated,
    typePricebook: TYPES[type],
    deliveryFormat: FORMATS[format],
    recipient: configuration.recipient,
    frequencyPricebook: FREQUENCIES[frequency],
    showNewProductCodes: configuration.hasNewCodes,
    showCoreProductsOnly: configuration.hasCoreProductsOnly,
    isRequiredQuarterly: configuration.isQuarterly,
    isPricebookZipped: configuration.isZipped,
  }
}

/** Decodes a file of the history; one without an id cannot be sent again, and is dropped. */
function toHistoryItem(row: NonNullable<Untrusted<WirePriceBookHistoryItem>>): PriceBookHistoryItem | null {
  const id = text(row.historyID)
  if (!id) return null
  return {
    id,
    date: date(row.dateGenerated),
    type: wordOf(TYPES, row.typeGenerated) ?? text(row.typeGenerated),
    format: wordOf(FORMATS, row.formatGenerated) ?? text(row.formatGenerated),
    recipient: text(row.sentRecipient),
    hasNewCodes: flag(row.newCodesGenerated),
    hasCoreProductsOnly: flag(row.coreProductsGenerated),
  }
}

/** Returns the word for a code, or `null` for an unknown code. */
function wordOf<Word extends string>(codes: Record<Word, string>, value: unknown): Word | null {
  const code = text(value).trim().toUpperCase()
  const words = Object.keys(codes) as Word[]
  return words.find((word) => codes[word] === code) ?? null
}
