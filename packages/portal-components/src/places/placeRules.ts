import type { Settings, WidgetEntry } from '@trade-portal/fluid-sdk'
import { rules } from '../context/routes'
import { hasEntry } from './externalLinks'

/** The rule of a path, which is that of the place it lies under, whatever it asks there. */
const ruleOf = (path: string) => rules[`/${path.split(/[/?]/)[1] ?? ''}`] ?? {}

/** Tells whether it takes the top bar's entries to know if a place is there. */
export function goesByEntry(path: string): boolean {
  return ruleOf(path).entry !== undefined
}

/** Tells whether it takes the flag of the price book to know if a place is there. */
export function goesByPriceBook(path: string): boolean {
  return ruleOf(path).goesByPriceBook ?? false
}

export interface Switches {
  settings: Settings
  /** The enabled entries of the top bar; `undefined`: not read yet, which switches nothing off. */
  entries: WidgetEntry[] | undefined
  /** The merchant makes price books for this customer; `undefined`: not read yet, which switches nothing off. */
  isPriceBookEnabled?: boolean | undefined
}

/** Tells whether the merchant has switched a place off. Menus and pages go by this alone. */
export function isSwitchedOff(path: string, { settings, entries, isPriceBookEnabled }: Switches): boolean {
  const { entry, settings: needed = [] } = ruleOf(path)
  // A provider of payments that is not known is `null`.
  if (needed.some((name) => !settings[name])) return true
  if (goesByPriceBook(path) && isPriceBookEnabled === false) return true
  if (entry === undefined || entries === undefined) return false
  return ![entry].flat().some((each) => hasEntry(entries, each))
}
