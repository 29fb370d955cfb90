import { contrast } from './contrast'
import { leastContrast } from './contrastPairs'
import { deriveTheme } from './deriveTheme'
import type { Scheme } from './deriveTheme'
import type { ThemeMend, UnreadableColor } from './palette'
import { isForcedColors, isHostDark, lineage, resolveScheme, saidScheme, schemeAttribute } from './scheme'
import type { SchemeChoice } from './scheme'
import type { ThemeVariable } from './variables'
import { formatRecord, parseRecord, recordVariable } from './writtenRecord'
import type { WrittenRecord } from './writtenRecord'
import { channelsOf, hexOf, normalColor } from './derive'

export interface ThemeOptions {
  /** Default `auto`: the nearest `data-trade-scheme`, and without one the device's own. */
  scheme?: SchemeChoice
}

/** The outcome of applying a theme. With both lists empty, nothing in it needs a merchant's attention. */
export interface ThemeReport {
  scheme: Scheme
  mends: ThemeMend[]
  unreadable: UnreadableColor[]
  /** The colour behind the element, if the text could not be read on it: a surface is painted there. */
  ground?: { color: string; text: string }
}

/** Marks an element whose scheme comes from the `scheme` option, so that withdrawing the theme can remove it. */
export const ownSchemeAttribute = 'data-trade-scheme-set'

/**
 * An attribute of a theme root that paints its own surface: its scheme is not that of the page around it, or, as
 * `ground`, its text could not be read on the surface behind it.
 */
export const paintedAttribute = 'data-trade-painted'

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
  const said = saidScheme(element, choice)
  if (said !== null) {
    element.setAttribute(schemeAttribute, said)
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
  const color = (text: string) => resolveColor(element, text)
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
  const isDark = computed.getPropertyValue('--trade-color-scheme').trim() === 'dark'
  const isOtherScheme = isDark !== isHostDark(element)
  const ground = isOtherScheme ? null : faintOn(element, color(textOf('--trade-text')))
  if (isOtherScheme || ground) element.setAttribute(paintedAttribute, ground ? 'ground' : '')
  return { scheme, mends, unreadable, ...(ground && { ground }) }
}

function faintOn(element: Element, text: string | null): ThemeReport['ground'] | null {
  const color = text && groundOf(element)
  // The stricter ratio of the contrast scheme does not apply to the page around the element.
  const least = leastContrast('text', { isContrast: false })
  return color && contrast(text, color) < least ? { color, text } : null
}

/** Removes the variables that `applyTheme` wrote on an element, unless they have been changed since. */
export function withdrawTheme(element: HTMLElement): void {
  const record = parseRecord(element.style.getPropertyValue(recordVariable))
  for (const [variable, { value, original, wasInline }] of record) {
    if (element.style.getPropertyValue(variable).trim() !== value) continue
    if (wasInline) element.style.setProperty(variable, original)
    else element.style.removeProperty(variable)
  }
  element.style.removeProperty(recordVariable)
  element.removeAttribute(paintedAttribute)
  if (element.hasAttribute(ownSchemeAttribute)) {
    element.removeAttribute(schemeAttribute)
    element.removeAttribute(ownSchemeAttribute)
  }
}

/**
 * Puts a report into sentences for the console. Omits the mends of the contrast scheme, whose stricter ratios a
 * merchant need not meet.
 */
export function describeReport({ scheme, mends, unreadable, ground }: ThemeReport): string[] {
  return [
    ...(ground
      ? [
          `The text’s ${ground.text} cannot be read on the page’s ${ground.color}: a surface is painted. Write color-scheme: dark where the page is dark.`,
        ]
      : []),
    ...unreadable.map(
      ({ variable, text }) => `${variable}: "${text}" is not a colour; the default is shown instead.`,
    ),
    ...(scheme.isContrast ? [] : mends).map(
      ({ variable, from, to, against, ratio }) =>
        `${variable}: ${from} has less than ${ratio}:1 against ${against}; ${to} is shown instead.`,
    ),
  ]
}

/** The first opaque colour behind an element; `null` where nothing is painted but the browser's own page. */
function groundOf(element: Element): string | null {
  const view = element.ownerDocument.defaultView
  for (const one of lineage(element).slice(1)) {
    const channels = channelsOf(view?.getComputedStyle(one).backgroundColor ?? '')
    if (channels && channels.alpha >= 1) return hexOf(channels)
  }
  return null
}

const srgb = /^color\(srgb ([\d.e+-]+) ([\d.e+-]+) ([\d.e+-]+)(?: \/ ([\d.e+-]+))?\)$/

/**
 * Reads any colour the browser knows (`oklch()`, `color-mix()`, `light-dark()` …) as it looks at an element.
 *
 * @returns null when the text is no colour.
 */
function resolveColor(element: Element, text: string): string | null {
  const known = normalColor(text)
  // Without a bracket it would be a keyword such as `inherit`, which is no colour of the merchant's.
  if (known !== null || !text.includes('(')) return known
  const document = element.ownerDocument
  const probe = document.createElement('span')
  probe.hidden = true
  probe.style.setProperty('color', `color-mix(in srgb, ${text}, ${text})`)
  if (probe.style.color === '') return null
  element.append(probe)
  const match = srgb.exec(document.defaultView?.getComputedStyle(probe).color ?? '')
  probe.remove()
  if (!match) return null
  const [red, green, blue] = match.slice(1, 4).map((share) => Math.min(1, Math.max(0, Number(share))) * 255)
  if (red === undefined || green === undefined || blue === undefined) return null
  return hexOf({ red, green, blue, alpha: match[4] === undefined ? 1 : Number(match[4]) })
}
