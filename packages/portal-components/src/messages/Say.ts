import type { Locale } from '@trade-portal/fluid-sdk'
import type { Formats } from './formats'
import type { PartialMessages } from './Messages'
import { withWords } from './words'
import type { Region, WordArea } from './words'

/** Returns the messages of a surface: `say(cartWords).empty`. The same area always gives the same object. */
export type Say = <Words extends object>(area: WordArea<Words>) => Words

/** The messages of the page, and the formats of its figures. */
export interface Wording {
  say: Say
  formats: Formats
}

// Cached by locale and region, so that every component gets the same objects.
const known = new Map<string, Say>()
const knownOwn = new WeakMap<PartialMessages, Map<string, Say>>()

/** Returns the messages of a locale and of the merchant's region, with the host's overrides. */
export function sayIn(locale: Locale, isTaxRegion: boolean, own?: PartialMessages): Say {
  const says = own ? (knownOwn.get(own) ?? new Map<string, Say>()) : known
  if (own) knownOwn.set(own, says)
  const key = `${locale} ${isTaxRegion}`
  const say = says.get(key) ?? createSay(locale, isTaxRegion, own)
  says.set(key, say)
  return say
}

function createSay(locale: Locale, isTaxRegion: boolean, own: PartialMessages | undefined): Say {
  const region = regionOf(isTaxRegion)
  const areas = new Map<WordArea<object>, object>()
  return <Words extends object>(area: WordArea<Words>) => {
    const words =
      areas.get(area) ?? withWords(area.of(locale, region), own?.[area.name as keyof PartialMessages])
    areas.set(area, words)
    return words as Words
  }
}

const regionOf = (isTaxRegion: boolean): Region =>
  isTaxRegion
    ? { tax: 'Tax', despatch: 'Dispatch', fortnightly: 'Bi-Weekly' }
    : { tax: 'GST', despatch: 'Despatch', fortnightly: 'Fortnightly' }
