import type { Locale } from '@trade-portal/fluid-sdk'
import { enAU } from './enAU'
import { enUS } from './enUS'
import { inTaxRegion } from './taxRegion'
import type { Messages } from './Messages'

const catalogues: Record<Locale, Messages> = { 'en-AU': enAU, 'en-US': enUS }

/** The words of a locale, with the tax region's own where it has them. */
export function messagesOf(locale: Locale, isTaxRegion: boolean): Messages {
  return isTaxRegion ? inTaxRegion(catalogues[locale]) : catalogues[locale]
}
