import type * as TestingLibrary from '@testing-library/dom'

/** An element of the page, described as a person would. */
export interface Target {
  role?: string
  /** The whole name, or a pattern within it. */
  name?: string | RegExp
  /** The whole text, or a pattern within it. */
  text?: string | RegExp
  /** A label of a field. */
  label?: string | RegExp
  within?: Target
  /** The index among several matches, from 0; a negative one counts from the end. */
  nth?: number
}

/** A point at which to press an element, or the reason why it cannot be pressed. */
export type Spot = { x: number; y: number } | { why: string }

/** Reads the page's content. Runs in the page. */
export interface Finder {
  count(target: Target): number
  texts(target: Target): string[]
  values(target: Target): string[]
  spot(target: Target): Promise<Spot>
  /** Returns true if typing goes there. */
  hasFocus(target: Target): boolean
  /** Errors the page has heard of since the finder was installed. */
  errors(): string[]
  /** Returns the number of pixels by which the page is wider than its screen. */
  overflow(): number
}

declare global {
  interface Window {
    TestingLibraryDom: typeof TestingLibrary
    finder: Finder
  }
}

/** Runs in the page, after the library. */
export function installFinder() {
  const { queryAllByLabelText, queryAllByRole, queryAllByText } = window.TestingLibraryDom

  /** Returns an element and all nested shadow roots in it. */
  function rootsIn(root: ParentNode): ParentNode[] {
    const shadows = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
    return [root, ...shadows.flatMap(rootsIn)]
  }

  function find({ role, name, text, label, within, nth }: Target): HTMLElement[] {
    // A page that has just started has no body.
    const positions: ParentNode[] = within ? find(within) : [document.body ?? document.documentElement]
    const found = positions.flatMap(rootsIn).flatMap((root) => {
      // The library's queries only need a container with `querySelector`.
      const container = root as HTMLElement
      if (role !== undefined) return queryAllByRole(container, role, { ...(name !== undefined && { name }) })
      if (label !== undefined) return queryAllByLabelText(container, label)
      return queryAllByText(container, text ?? /(?:)/)
    })
    const shown = found.filter(isShown)
    return nth === undefined ? shown : shown.slice(nth).slice(0, 1)
  }

  function parentOf(node: Node): Node | null {
    return (
      (node instanceof Element && node.assignedSlot) ||
      node.parentNode ||
      (node instanceof ShadowRoot ? node.host : null)
    )
  }

  function holds(outer: Element, inner: Element): boolean {
    for (let node: Node | null = inner; node; node = parentOf(node)) if (node === outer) return true
    return false
  }

  function isShown(element: Element): boolean {
    for (let node: Node | null = element; node; node = parentOf(node))
      if (node instanceof Element && node.matches('[inert]')) return false
    return element.checkVisibility({ visibilityProperty: true })
  }

  /** Returns the label of a radio button whose label is its visible part. */
  function pressable(element: HTMLElement): HTMLElement {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
    return element.getBoundingClientRect().width > 2 ? element : (labels.find(isShown) ?? element)
  }

  function topmostAt(x: number, y: number): Element | null {
    let top = document.elementFromPoint(x, y)
    for (let inner = top; inner; inner = inner.shadowRoot?.elementFromPoint(x, y) ?? null) {
      if (inner === top && top !== document.elementFromPoint(x, y)) break
      top = inner
    }
    return top
  }

  const frame = () => new Promise(requestAnimationFrame)
  const boxOf = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return [left, top, width, height] as const
  }

  async function spot(target: Target): Promise<Spot> {
    const [element] = find(target)
    if (!element) return { why: 'not there' }
    if (element.matches(':disabled')) return { why: 'disabled' }
    const part = pressable(element)
    part.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    const before = boxOf(part)
    await frame()
    await frame()
    const [left, top, width, height] = boxOf(part)
    if (String(before) !== String(boxOf(part))) return { why: 'moving' }
    const [x, y] = [left + width / 2, top + height / 2]
    const hit = topmostAt(x, y)
    if (!hit) return { why: 'beside the screen' }
    // A press on a text goes to the link, button or label around it.
    const whole = part.closest('a, button, label') ?? part
    if (holds(whole, hit) || (hit instanceof HTMLLabelElement && hit.control === element)) return { x, y }
    return { why: `covered by ${hit.localName} “${(hit.textContent ?? '').trim().slice(0, 40)}”` }
  }

  const errors: string[] = []
  window.addEventListener('error', ({ message }) => errors.push(message))
  window.addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)))
  const { error: tell } = console
  console.error = (...reported: unknown[]) => {
    errors.push(reported.map(String).join(' '))
    tell(...reported)
  }

  window.finder = {
    errors: () => errors,
    count: (target) => find(target).length,
    texts: (target) => find(target).map(({ innerText }) => innerText.replace(/\s+/g, ' ').trim()),
    values: (target) => find(target).map((element) => ('value' in element ? String(element.value) : '')),
    spot,
    hasFocus(target) {
      const [element] = find(target)
      const root = element?.getRootNode()
      return (root instanceof Document || root instanceof ShadowRoot) && root.activeElement === element
    },
    overflow() {
      const { scrollWidth, clientWidth } = document.scrollingElement ?? document.documentElement
      return scrollWidth - clientWidth
    },
  }
}
