import { sizeObserver } from '../../hooks/layoutObservers'

/** A wider margin is no gutter of the page: something else may stand there. */
const WIDEST_GUTTER = 48

/**
 * Lets a bar of `bottomBar.styles` lie over the gutters beside its widget, whatever the host has made them. It is the
 * bar's `ref`.
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
