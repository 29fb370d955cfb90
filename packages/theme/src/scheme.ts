import type { Scheme } from './deriveTheme'

/**
 * `auto` follows the nearest `data-trade-scheme`, and without one the device; `host` follows the nearest
 * `data-trade-scheme`, and without one the `color-scheme` around the element.
 */
export type SchemeChoice = 'light' | 'dark' | 'contrast' | 'auto' | 'host'

export const schemeAttribute = 'data-trade-scheme'
export const schemeQueries = [
  '(prefers-color-scheme: dark)',
  '(prefers-contrast: more)',
  '(forced-colors: active)',
] as const

/** Returns the scheme in which an element is displayed. */
export function resolveScheme(element: Element, choice: SchemeChoice): Scheme {
  const asked = choice === 'auto' || choice === 'host' ? nearestChoice(element) : choice
  if (asked === 'contrast') return { isDark: false, isContrast: true }
  const [dark, contrast] = schemeQueries
  return {
    isDark:
      asked === 'dark' ||
      (asked !== 'light' && (choice === 'host' ? isHostDark(element) : matches(element, dark))),
    isContrast: matches(element, contrast),
  }
}

/**
 * Returns the scheme that an element has to declare to a merchant's stylesheet, which keys its variables by it;
 * `null` when the sheet knows it already, by an element around it or by the device.
 */
export function saidScheme(element: Element, choice: SchemeChoice): string | null {
  if (choice === 'auto') return null
  if (choice !== 'host') return choice
  const isDark = isHostDark(element)
  if (nearestChoice(element) || isDark === matches(element, schemeQueries[0])) return null
  return isDark ? 'dark' : 'light'
}

/** Returns whether the surroundings of an element are dark, by their `color-scheme`. */
export function isHostDark(element: Element): boolean {
  const host = parentOf(element)
  const text = host && element.ownerDocument.defaultView?.getComputedStyle(host).colorScheme
  const names = text?.split(' ') ?? []
  // A page with both follows the device, as `light dark` requires.
  return names.includes('dark') && (!names.includes('light') || matches(element, schemeQueries[0]))
}

/** Returns whether the device replaces every colour by its own; there is nothing to derive then. */
export function isForcedColors(element: Element): boolean {
  return matches(element, schemeQueries[2])
}

/** Returns an element and its ancestors, across shadow roots. */
export function lineage(element: Element): Element[] {
  const found: Element[] = []
  for (let one: Element | null = element; one; one = parentOf(one)) found.push(one)
  return found
}

function parentOf(element: Element): Element | null {
  if (element.parentElement) return element.parentElement
  const root = element.getRootNode()
  return 'host' in root && root.host instanceof Element ? root.host : null
}

function nearestChoice(element: Element): string | null {
  const bearer = lineage(element).find((one) => one.hasAttribute(schemeAttribute))
  return bearer?.getAttribute(schemeAttribute) ?? null
}

function matches(element: Element, query: string): boolean {
  const view = element.ownerDocument.defaultView
  return typeof view?.matchMedia === 'function' && view.matchMedia(query).matches
}
