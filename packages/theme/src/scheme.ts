import type { Scheme } from './deriveTheme'

/** `auto` follows the nearest `data-trade-scheme`, and without one the device. */
export type SchemeChoice = 'light' | 'dark' | 'contrast' | 'auto'

export const schemeAttribute = 'data-trade-scheme'
export const schemeQueries = [
  '(prefers-color-scheme: dark)',
  '(prefers-contrast: more)',
  '(forced-colors: active)',
] as const

/** The scheme an element is to be seen in. */
export function resolveScheme(element: Element, choice: SchemeChoice): Scheme {
  const asked = choice === 'auto' ? nearestChoice(element) : choice
  if (asked === 'contrast') return { isDark: false, isContrast: true }
  const [dark, contrast] = schemeQueries
  return {
    isDark: asked === 'dark' || (asked !== 'light' && matches(element, dark)),
    isContrast: matches(element, contrast),
  }
}

/** Tells whether the device replaces every colour by its own; there is nothing to derive then. */
export function isForcedColors(element: Element): boolean {
  return matches(element, schemeQueries[2])
}

/** An element and what it inherits from, out of any shadow root it stands in. */
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
