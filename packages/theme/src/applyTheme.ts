import { deriveTheme, type Scheme } from './deriveTheme'
import type { ThemeMend, UnreadableColor } from './palette'
import { resolveColor } from './resolveColor'
import { isForcedColors, resolveScheme, schemeAttribute, type SchemeChoice } from './scheme'
import type { ThemeVariable } from './variables'
import { formatRecord, isRecordable, parseRecord, recordVariable, type WrittenRecord } from './writtenRecord'

export interface ThemeOptions {
  /** Default `auto`: the nearest `data-trade-scheme`, and without one the device's own. */
  scheme?: SchemeChoice
}

/** What came of applying a theme: nothing to say when both lists are empty. */
export interface ThemeReport {
  scheme: Scheme
  mends: ThemeMend[]
  unreadable: UnreadableColor[]
}

/** Bears the scheme that was asked for by option, so that it can be taken back. */
export const ownSchemeAttribute = 'data-trade-scheme-set'

/**
 * Derives what follows from the merchant's style variables at an element and writes it there. A variable that someone
 * has set by hand is kept; the theme's own earlier writes never count as such.
 *
 * @example
 * const report = applyTheme(document.documentElement, { scheme: 'dark' })
 */
export function applyTheme(
  element: HTMLElement,
  { scheme: choice = 'auto' }: ThemeOptions = {},
): ThemeReport {
  withdrawTheme(element)
  if (choice !== 'auto') {
    element.setAttribute(schemeAttribute, choice)
    element.setAttribute(ownSchemeAttribute, '')
  }
  const scheme = resolveScheme(element, choice)
  const computed = element.ownerDocument.defaultView?.getComputedStyle(element)
  if (!computed || isForcedColors(element)) return { scheme, mends: [], unreadable: [] }

  const inherited = parseRecord(computed.getPropertyValue(recordVariable))
  const textOf = (variable: ThemeVariable) => computed.getPropertyValue(variable).trim()
  const read = (variable: ThemeVariable) => {
    const text = textOf(variable)
    const outer = inherited.get(variable)
    return outer?.value === text ? outer.original : text
  }
  // A text that cannot be recorded could not be put back, so it counts as no colour and is left alone.
  const color = (text: string) => (isRecordable(text) ? resolveColor(element, text) : null)
  const { writes, mends, unreadable } = deriveTheme(read, scheme, color)

  const record: WrittenRecord = new Map()
  for (const [variable, value] of writes) {
    const original = read(variable)
    const wasInline = element.style.getPropertyValue(variable) !== ''
    // An outer root's write of the same value is recorded as well: this record hides the outer one from inner roots.
    record.set(variable, { value, original, wasInline })
  }
  for (const [variable, { value }] of record) element.style.setProperty(variable, value)
  element.style.setProperty(recordVariable, formatRecord(record))
  return { scheme, mends, unreadable }
}

/** Takes back what `applyTheme` wrote on an element, as long as nobody has changed it since. */
export function withdrawTheme(element: HTMLElement): void {
  const record = parseRecord(element.style.getPropertyValue(recordVariable))
  for (const [variable, { value, original, wasInline }] of record) {
    if (element.style.getPropertyValue(variable).trim() !== value) continue
    if (wasInline) element.style.setProperty(variable, original)
    else element.style.removeProperty(variable)
  }
  element.style.removeProperty(recordVariable)
  if (element.hasAttribute(ownSchemeAttribute)) {
    element.removeAttribute(schemeAttribute)
    element.removeAttribute(ownSchemeAttribute)
  }
}

/** A report in sentences, for the console of a development build. The stricter ratios of contrast are no one's fault. */
export function describeReport({ scheme, mends, unreadable }: ThemeReport): string[] {
  return [
    ...unreadable.map(
      ({ variable, text }) => `${variable}: "${text}" is not a colour; it was left as it is.`,
    ),
    ...(scheme.isContrast ? [] : mends).map(
      ({ variable, from, to, against, ratio }) =>
        `${variable}: ${from} has less than ${ratio}:1 against ${against}; ${to} is shown instead.`,
    ),
  ]
}
