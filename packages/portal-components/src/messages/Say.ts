import type { Locale } from '@trade-portal/fluid-sdk'
import { regionOf } from './Region'
import { withWords } from './withWords'
import type { Formats } from './formats'
import type { PartialMessages } from './Messages'
import type { WordArea } from './words'

/** Gives the words of a surface: `say(cartWords).empty`. The same area gives the same object. */
export type Say = <Words extends object>(area: WordArea<Words>) => Words

/** The words of the page, and the formats of its figures. */
export interface Wording {
  say: Say
  formats: Formats
}

// Keeps each by its locale and region, so that a component which asks again is given the same one.
const known = new Map<string, Say>()
const knownOwn = new WeakMap<PartialMessages, Map<string, Say>>()

/** The words of a locale, with those of the merchant's region among them, and a host's own in the place of some. */
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
