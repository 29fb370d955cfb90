import type { Locale } from '@trade-portal/fluid-sdk'

/** The messages of one surface in both locales. A widget imports only the areas that it renders, so only those load with it. */
export interface MessageArea<Words> {
  /** The key under which a host overrides messages of this area. */
  name: string
  of: (locale: Locale, region: Region) => Words
}

/** Messages that depend on the merchant's region, whatever the locale. */
export interface Region {
  tax: 'GST' | 'Tax'
  despatch: 'Despatch' | 'Dispatch'
  fortnightly: 'Fortnightly' | 'Bi-Weekly'
}

/** Some of the messages of a surface. */
export type Partly<T> = {
  [Key in keyof T]?: T[Key] extends string | ((...args: never[]) => string) ? T[Key] : Partly<T[Key]>
}

/** The same messages with `string` in place of each literal text. */
type Widened<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : { [K in keyof T]: Widened<T[K]> }

type ByRegion<Words> = Words | ((region: Region) => Words)

/** Defines the messages of a surface: all of them in Australian English, and the ones that differ in American English. */
export function defineMessages<Words extends object>(
  name: string,
  australian: ByRegion<Words>,
  american?: ByRegion<Partly<Widened<Words>>>,
): MessageArea<Widened<Words>> {
  return {
    name,
    of(locale, region) {
      const all = inRegion(australian as ByRegion<Widened<Words>>, region)
      return locale === 'en-US' ? withMessages(all, american && inRegion(american, region)) : all
    },
  }
}

function inRegion<Words>(written: ByRegion<Words>, region: Region): Words {
  return typeof written === 'function' ? (written as (region: Region) => Words)(region) : written
}

/** Returns the messages with some of them overridden. Unknown keys are ignored. */
export function withMessages<Words extends object>(words: Words, others: object | undefined): Words {
  if (!others) return words
  const joined = { ...words } as Record<string, unknown>
  for (const [key, value] of Object.entries(others)) {
    if (value === undefined || !(key in joined)) continue
    joined[key] = typeof value === 'object' ? withMessages(joined[key] as object, value as object) : value
  }
  return joined as Words
}

/** Returns the name of the tax for the middle of a sentence: `tax`, but `GST`. */
export const inSentence = (tax: Region['tax']) => (tax === 'Tax' ? 'tax' : tax)

/** Returns a count with its noun: `1 item`, `2 items`. */
export const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
