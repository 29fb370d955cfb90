import { useEffectEvent, useLayoutEffect } from 'react'
import type { RefObject } from 'react'
import { listPlace } from './listPlace'
import type { Box } from './listPlace'
import { directionAt } from './useDirection'

export interface ListLayerOptions {
  /** As large as the screen and around the list: a press beside the list ends there, and nothing of the page is pressed. */
  layer: RefObject<HTMLElement | null>
  list: RefObject<HTMLElement | null>
  /** What the list opens from. */
  trigger: RefObject<HTMLElement | null>
  /** Called when the browser has closed the layer, as a phone's Back does, or the trigger has scrolled out of sight. */
  onClose: () => void
}

/**
 * Use for a list that opens over the page: it brings its layer to the top, where nothing of the page clips it, and keeps
 * the list at its trigger while the page scrolls. Nothing of the page is made inert, which would have the browser work out
 * the styles of all of it.
 */
export function useListLayer({ layer, list, trigger, onClose }: ListLayerOptions) {
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => {
    const on = { layer: layer.current, list: list.current, trigger: trigger.current }
    const { layer: top } = on
    if (!top || !on.list || !on.trigger) return
    const parts = { layer: top, list: on.list, trigger: on.trigger }
    raise(top)
    putInPlace(parts)
    const onMoved = () => {
      if (!putInPlace(parts)) close()
    }
    const onToggle = (event: Event) => {
      if ((event as ToggleEvent).newState === 'closed') close()
    }
    top.addEventListener('toggle', onToggle)
    window.addEventListener('scroll', onMoved, { capture: true, passive: true })
    window.addEventListener('resize', onMoved)
    return () => {
      top.removeEventListener('toggle', onToggle)
      window.removeEventListener('scroll', onMoved, { capture: true })
      window.removeEventListener('resize', onMoved)
    }
  }, [layer, list, trigger])
}

/** Old browsers have no top layer: there it stands where the page lets it. */
function raise(layer: HTMLElement) {
  if (typeof layer.showPopover === 'function' && !layer.matches(':popover-open')) layer.showPopover()
}

/** @returns whether the trigger is in sight. */
function putInPlace({ layer, list, trigger }: Record<'layer' | 'list' | 'trigger', HTMLElement>): boolean {
  const screen = layer.getBoundingClientRect()
  const at = trigger.getBoundingClientRect()
  // A page that its host zooms has other pixels than the screen.
  const zoom = layer.currentCSSZoom ?? 1
  const { style } = list
  // A host that has no sizes, such as a test's, places nothing.
  if (screen.height === 0) return true
  style.minInlineSize = `${at.width / zoom}px`
  const { width, height } = list.getBoundingClientRect()
  const { left, top, maxHeight } = listPlace({
    trigger: within(at, screen, zoom),
    screen: within(screen, screen, zoom),
    list: { width: width / zoom, height: height / zoom + list.scrollHeight - list.clientHeight },
    side: directionAt(trigger) === 'rtl' ? 'right' : 'left',
  })
  style.left = `${left}px`
  style.top = `${top}px`
  style.maxHeight = `${maxHeight}px`
  return at.bottom > screen.top && at.top < screen.bottom
}

const within = (box: DOMRect, around: DOMRect, zoom: number): Box => ({
  left: (box.left - around.left) / zoom,
  right: (box.right - around.left) / zoom,
  top: (box.top - around.top) / zoom,
  bottom: (box.bottom - around.top) / zoom,
})
