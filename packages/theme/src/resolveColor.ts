import { hexOf, normalColor } from './derive'

const srgb = /^color\(srgb ([\d.e+-]+) ([\d.e+-]+) ([\d.e+-]+)(?: \/ ([\d.e+-]+))?\)$/

/**
 * Reads any colour the browser knows (`oklch()`, `color-mix()`, `light-dark()` …) as it looks at an element.
 *
 * @returns null when the text is no colour.
 */
export function resolveColor(element: Element, text: string): string | null {
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
