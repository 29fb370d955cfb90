import type { Locale } from '@trade-portal/fluid-sdk'
import { enAU } from './enAU'
import { enUS } from './enUS'
import type { Messages } from './Messages'
import { regionOf } from './Region'
import type { Region } from './Region'

const catalogues: Record<Locale, (region: Region) => Messages> = { 'en-AU': enAU, 'en-US': enUS }

// Keeps each by its locale and region, so that a component which asks again is given the same object.
const made = new Map<string, Messages>()

/** The words of a locale, with those of the merchant's region among them. */
export function messagesOf(locale: Locale, isTaxRegion: boolean): Messages {
  const key = `${locale} ${isTaxRegion}`
  const messages = made.get(key) ?? catalogues[locale](regionOf(isTaxRegion))
  made.set(key, messages)
  return messages
}
