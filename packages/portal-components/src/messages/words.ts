import type { Locale } from '@trade-portal/fluid-sdk'
import type { Region } from './Region'
import { withWords } from './withWords'
import type { Partly } from './withWords'

/** A message as written, or a function of what it names. */
type Widened<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : { [K in keyof T]: Widened<T[K]> }

/** The words of one surface in each language. A widget imports those that it says, and no others are fetched with it. */
export interface WordArea<Words> {
  /** The key by which a host puts words of its own in the place of some. */
  name: string
  of: (locale: Locale, region: Region) => Words
}

/** Words that go by the merchant's region, or not. */
type ByRegion<Words> = Words | ((region: Region) => Words)

/** Joins the words of a surface: all of them in Australian English, and those that American English says otherwise. */
export function words<Words extends object>(
  name: string,
  australian: ByRegion<Words>,
  american?: ByRegion<Partly<Widened<Words>>>,
): WordArea<Widened<Words>> {
  return {
    name,
    of(locale, region) {
      const all = inRegion(australian as ByRegion<Widened<Words>>, region)
      return locale === 'en-US' ? withWords(all, american && inRegion(american, region)) : all
    },
  }
}

function inRegion<Words>(written: ByRegion<Words>, region: Region): Words {
  return typeof written === 'function' ? (written as (region: Region) => Words)(region) : written
}
