import { sizeObserver } from '../../hooks/layoutObservers'

/** Wider room is no gutter of the page: something else may stand there. */
const WIDEST_GUTTER = 48

/**
 * Lets a bar of `bottomBar.styles` lie over the gutters beside its widget, whatever the host has made them, and at the
 * page's end over the one below it. It is the bar's `ref`.
 */
export function reachEdges(bar: HTMLElement | null) {
  // The widget's frame keeps its size while the bar is given its own.
  const frame = bar?.closest('section') ?? bar?.parentElement
  if (!bar || !frame) return
  // Notices keep clear of it.
  bar.dataset['footBar'] = ''
  const measure = () => {
    const { left, right, width } = frame.getBoundingClientRect()
    const page = frame.ownerDocument.documentElement.clientWidth
    // A host that zooms its page measures in the screen's pixels, and writes in its own.
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

/** Returns the room that the page's boxes leave under a widget; 0 where anything stands below it. */
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
