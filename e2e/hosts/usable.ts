import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/** Elements a person could not read or use. */
interface Findings {
  unreadable: string[]
  outOfReach: string[]
  cut: string[]
}

/** Fails if a part of a widget, or of its overlay, cannot be read or reached, or is cut off. */
export async function expectUsable(page: Page, of: 'widget' | 'overlay') {
  const nothing: Findings = { unreadable: [], outOfReach: [], cut: [] }
  // A script that follows the width gets a moment to update.
  await expect.poll(() => page.evaluate(inspect, of), `${of} of ${page.url()}`).toEqual(nothing)
}

/** Fails if the overlay is off the screen, or under something of the page. */
export async function expectOnTop(page: Page) {
  await expect.poll(() => page.evaluate(coverOf), `what is open on ${page.url()}`).toEqual([])
}

/** Lists duplicate ids in a page, or in a shadow root in it. */
export const idsTwice = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const twiceIn = (root: Document | ShadowRoot): string[] => {
      const elements = [...root.querySelectorAll('*')]
      const ids = elements.flatMap(({ id }) => (id === '' ? [] : [id]))
      const inner = elements.flatMap(({ shadowRoot }) => (shadowRoot ? twiceIn(shadowRoot) : []))
      return [...ids.filter((id, index) => ids.indexOf(id) !== index), ...inner]
    }
    return twiceIn(document)
  })

/** Runs in the page. */
function coverOf(): string[] {
  const all = (root: Document | ShadowRoot): Element[] =>
    [...root.querySelectorAll('*')].flatMap((one) => [one, ...(one.shadowRoot ? all(one.shadowRoot) : [])])
  const open = all(document)
    .filter((one) => one.matches('[role="dialog"], [role="alertdialog"]') && one.checkVisibility())
    .at(-1)
  if (!open) return ['nothing is open']
  // A popover scrolls by itself in so little room.
  const frame =
    open.parentElement && getComputedStyle(open.parentElement).overflowY === 'auto'
      ? open.parentElement
      : open
  const { left, top, right, bottom, width, height } = frame.getBoundingClientRect()
  const beside =
    left < -0.5 || top < -0.5 || right > window.innerWidth + 0.5 || bottom > window.innerHeight + 0.5
      ? [`it reaches from ${left}, ${top} to ${right}, ${bottom}`]
      : []
  const shares = [0.06, 0.3, 0.5, 0.7, 0.94]
  const points = shares.flatMap((x) => shares.map((y) => [left + width * x, top + height * y] as const))
  const covered = points.flatMap(([x, y]) => {
    let hit = document.elementFromPoint(x, y)
    while (hit?.shadowRoot) {
      const inner: Element | null = hit.shadowRoot.elementFromPoint(x, y)
      if (!inner || inner === hit) break
      hit = inner
    }
    if (hit && frame.contains(hit)) return []
    return [
      `${hit?.localName ?? 'nothing'}#${hit?.id ?? ''} lies over it at ${Math.round(x)}, ${Math.round(y)}`,
    ]
  })
  return [...beside, ...new Set(covered)]
}

/** Runs in the page. */
function inspect(of: 'widget' | 'overlay'): Findings {
  const all = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap((one) => [one, ...(one.shadowRoot ? all(one.shadowRoot) : [])])
  const everything = all(document)
  const isOpen = (one: Element) =>
    one.matches('[role="dialog"], [role="alertdialog"]') && one.checkVisibility()
  const whole = of === 'widget' ? document.querySelector('#widget') : everything.filter(isOpen).at(-1)
  if (!whole) throw new Error(`The page has no ${of}`)
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!canvas) throw new Error('The page has no canvas')
  const colors = new Map<string, number[]>()
  const hidden = new Map<Element, boolean>()
  const grounds = new Map<Element, number[]>()
  const parts = all(whole).filter(
    (one) => one.checkVisibility({ visibilityProperty: true }) && !isForEarsAlone(one),
  )
  return {
    unreadable: [...new Set(parts.flatMap(unreadable))],
    outOfReach: parts.filter(isControl).slice(0, 60).flatMap(unreachable),
    cut: parts.filter(isCut).map(named),
  }

  function parentOf(one: Element): Element | null {
    if (one.assignedSlot) return one.assignedSlot
    const root = one.getRootNode()
    return one.parentElement ?? (root instanceof ShadowRoot ? root.host : null)
  }
  function named(one: Element): string {
    const { width, height } = one.getBoundingClientRect()
    const name = one.getAttribute('aria-label') ?? one.textContent.trim().slice(0, 40)
    return `${one.localName} “${name}” ${Math.round(width)} × ${Math.round(height)}`
  }
  function isForEarsAlone(one: Element): boolean {
    const known = hidden.get(one)
    if (known !== undefined) return known
    const { clipPath, clip, opacity } = getComputedStyle(one)
    const parent = parentOf(one)
    const isHidden =
      clipPath !== 'none' || clip !== 'auto' || opacity === '0' || (parent !== null && isForEarsAlone(parent))
    hidden.set(one, isHidden)
    return isHidden
  }

  /** Finds text whose colour is too close to the colour behind it. */
  function unreadable(one: Element): string[] {
    const text = [...one.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent?.trim())
      .join(' ')
    if (
      text.trim() === '' ||
      one.closest('[data-disabled], :disabled, [aria-disabled="true"], svg, [data-pending]')
    )
      return []
    const { color, fontSize, fontWeight } = getComputedStyle(one)
    const ground = groundOf(one)
    const ink = over(colorOf(color), ground)
    const [darker = 0, lighter = 0] = [luminance(ink), luminance(ground)].sort((a, b) => a - b)
    const ratio = (lighter + 0.05) / (darker + 0.05)
    const size = parseFloat(fontSize)
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
    const small = size < 10 ? [`“${text.slice(0, 30)}” of ${size} px`] : []
    return ratio < (isLarge ? 3 : 4.5) ? [...small, `“${text.slice(0, 30)}” ${ratio.toFixed(2)} : 1`] : small
  }
  /** Returns the colour painted behind an element's text. */
  function groundOf(one: Element): number[] {
    const known = grounds.get(one)
    if (known) return known
    const parent = parentOf(one)
    const layer = colorOf(getComputedStyle(one).backgroundColor)
    const isDark = /dark/.test(getComputedStyle(document.documentElement).colorScheme)
    const page = isDark ? [18, 18, 18, 255] : [255, 255, 255, 255]
    const ground = layer[3] === 255 ? layer : over(layer, parent ? groundOf(parent) : page)
    grounds.set(one, ground)
    return ground
  }
  function colorOf(text: string): number[] {
    const known = colors.get(text)
    if (known || !canvas) return known ?? []
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = text
    canvas.fillRect(0, 0, 1, 1)
    const color = [...canvas.getImageData(0, 0, 1, 1).data]
    colors.set(text, color)
    return color
  }
  function over([r = 0, g = 0, b = 0, a = 255]: number[], ground: number[]): number[] {
    return [...[r, g, b].map((part, index) => (part * a + (ground[index] ?? 0) * (255 - a)) / 255), 255]
  }
  function luminance(color: number[]): number {
    const [red = 0, green = 0, blue = 0] = color.map((part) =>
      part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }

  function isControl(one: Element): boolean {
    if (!one.matches('a[href], button, input, textarea, select, [role="spinbutton"], [role="option"]'))
      return false
    return !one.closest('[inert], [aria-hidden="true"], [data-disabled], :disabled')
  }
  /** Finds controls out of reach of a press, or too small for one. */
  function unreachable(one: Element): string[] {
    const target = one.closest('label') ?? one
    target.scrollIntoView({ block: 'center', inline: 'nearest' })
    const { left, top, width, height } = target.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    let hit = document.elementFromPoint(x, y)
    while (hit?.shadowRoot?.elementFromPoint(x, y) && hit.shadowRoot.elementFromPoint(x, y) !== hit)
      hit = hit.shadowRoot.elementFromPoint(x, y)
    const small =
      one.matches('button, input, select') && !one.matches('[data-opener]') && Math.min(width, height) < 20
        ? [`${named(one)} is small`]
        : []
    if (!hit) return [...small, `${named(one)} is beside the screen`]
    const isHit =
      target.contains(hit) ||
      hit.closest('[aria-label="Notices"]') !== null ||
      target.getBoundingClientRect().width < 2
    return isHit ? small : [...small, `${named(one)} lies under ${named(hit)}`]
  }

  /** Returns true if part of an element is hidden without an indication. */
  function isCut(one: Element): boolean {
    const { left, right, width } = one.getBoundingClientRect()
    if (width < 2 || one.closest('[aria-roledescription="carousel"], [data-slides], svg')) return false
    if (left < -0.5 || right > document.documentElement.clientWidth + 0.5) return true
    const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(one)
    if (one instanceof HTMLInputElement)
      return one.type !== 'checkbox' && textOverflow !== 'ellipsis' && one.scrollWidth > one.clientWidth + 1
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return false
    const isWide = hides(overflowX) && one.scrollWidth > one.clientWidth + 1
    return isWide || (hides(overflowY) && one.scrollHeight > one.clientHeight + 2)
  }
}
