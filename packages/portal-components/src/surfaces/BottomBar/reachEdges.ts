import { sizeObserver } from '../../hooks/layoutObservers'

/** A wider gap is not a gutter of the page: it may hold something else. */
const WIDEST_GUTTER = 48

/**
 * Extends a bar of `bottomBar.styles` over the gutters beside its widget, whatever their size on the host's page, and
 * over the gutter below at the end of the page. Pass it as the bar's `ref`.
 */
export function reachEdges(bar: HTMLElement | null) {
  // The widget's frame does not change size when the bar does.
  const frame = bar?.closest('section') ?? bar?.parentElement
  if (!bar || !frame) return
  // Notices avoid elements with this attribute.
  bar.dataset['footBar'] = ''
  const measure = () => {
    const { left, right, width } = frame.getBoundingClientRect()
    const page = frame.ownerDocument.documentElement.clientWidth
    // A host that zooms its page measures in screen pixels but sets styles in CSS pixels.
    const zoom = width / frame.offsetWidth || 1
    bar.style.setProperty('--gutter-left', `${gutter(left / zoom)}px`)
    bar.style.setProperty('--gutter-right', `${gutter((page - right) / zoom)}px`)
    bar.style.setProperty('--gutter-end', `${gutter(roomBelow(frame))}px`)
  }
  measure()
  const observer = sizeObserver(measure)
  observer.observe(frame)
  window.addEventListener('resize', measure)
  return () => {
    observer.disconnect()
    window.removeEventListener('resize', measure)
  }
}

const gutter = (width: number) => (width > 0 && width <= WIDEST_GUTTER ? width : 0)

/** Returns the free space that the page leaves below a widget, or 0 if anything follows it. */
function roomBelow(frame: HTMLElement): number {
  const { bottom } = frame.getBoundingClientRect()
  let room = 0
  for (let box: Element = frame; ;) {
    if (isFollowed(box, bottom)) return 0
    room += pixels(getComputedStyle(box).marginBottom)
    const parent = box.parentElement ?? hostOf(box)
    if (!parent) return room
    room += pixels(getComputedStyle(parent).paddingBottom)
    box = parent
  }
}

function isFollowed(box: Element, bottom: number): boolean {
  for (let next = box.nextElementSibling; next; next = next.nextElementSibling) {
    const { top, height } = next.getBoundingClientRect()
    const floats = /^(fixed|absolute)$/.test(getComputedStyle(next).position)
    if (height > 0 && top >= bottom - 1 && !floats) return true
  }
  return false
}

function hostOf(box: Element): Element | null {
  const root = box.getRootNode()
  return root instanceof ShadowRoot ? root.host : null
}

const pixels = (length: string) => Number.parseFloat(length) || 0
