import { isLabel } from '@trade-portal/fluid-sdk'
import type { Settings, WidgetEntry } from '@trade-portal/fluid-sdk'
import { rules } from '../context/routes'

/** Returns the rule of a path: that of the route above it, without its query. */
const ruleOf = (path: string) => rules[`/${path.split(/[/?]/)[1] ?? ''}`] ?? {}

/** Returns whether a route depends on the top bar's entries. */
export function goesByEntry(path: string): boolean {
  return ruleOf(path).entry !== undefined
}

/** Returns whether a route depends on the flag of the price book. */
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

/** Returns whether the merchant has switched a route off. Menus and pages use this alone. */
export function isSwitchedOff(path: string, { settings, entries, isPriceBookEnabled }: Switches): boolean {
  const { entry, settings: needed = [] } = ruleOf(path)
  // An unknown provider of payments is `null`.
  if (needed.some((name) => !settings[name])) return true
  if (goesByPriceBook(path) && isPriceBookEnabled === false) return true
  if (entry === undefined || entries === undefined) return false
  return ![entry].flat().some((each) => hasEntry(entries, each))
}

/**
 * Returns whether a path is a route's own or lies under it. A quote lies under the orders, whose table lists it.
 *
 * @param path as in the address, such as `/orders/1042-0`.
 */
export function isCurrentRoute(path: string, to: string): boolean {
  const at = path.startsWith('/quotes/') ? '/orders' : path
  return at === to || (to !== '/' && at.startsWith(`${to}/`))
}

/** Returns whether a menu has an enabled entry with this label, whatever its case. */
export function hasEntry(entries: WidgetEntry[], label: string): boolean {
  return entries.some((entry) => isLabel(entry, label))
}
