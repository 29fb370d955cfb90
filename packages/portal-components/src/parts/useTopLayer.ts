import { useEffectEvent, useLayoutEffect } from 'react'
import type { RefObject } from 'react'
import { surfacePlace } from './surfacePlace'
import type { Box } from './surfacePlace'
import { directionAt } from './useDirection'

export interface TopLayerOptions {
  /** As large as the screen; what it holds first is the surface. */
  layer: RefObject<HTMLElement | null>
  /** Element from which the surface opens. */
  trigger: RefObject<HTMLElement | null>
  /** Called when the browser has closed the layer, as a phone's Back does, or the trigger has scrolled out of sight. */
  onClose: () => void
}

/** Use for a surface over the page: it comes to the top, and keeps at its trigger while the page scrolls. */
export function useTopLayer({ layer, trigger, onClose }: TopLayerOptions) {
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => {
    const top = layer.current
    const opener = trigger.current
    if (!top || !opener) return
    raise(top)
    putInPlace(top, opener)
    const onMoved = () => {
      if (!putInPlace(top, opener)) close()
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
  }, [layer, trigger])
}

/** Old browsers have no top layer: there it stands where the page lets it. */
function raise(layer: HTMLElement) {
  const canRise = layer.isConnected && typeof layer.showPopover === 'function'
  if (canRise && !layer.matches(':popover-open')) layer.showPopover()
}

/** @returns whether the trigger is in sight. */
function putInPlace(layer: HTMLElement, trigger: HTMLElement): boolean {
  const surface = layer.firstElementChild as HTMLElement
  const screen = layer.getBoundingClientRect()
  // It does not under a host's rules that nothing holds against, where the focus scrolls to it, nor in a test.
  const isOverScreen = screen.height > window.innerHeight / 2
  if (!isOverScreen) return true
  const at = trigger.getBoundingClientRect()
  // A page that its host zooms has other pixels than the screen.
  const zoom = layer.currentCSSZoom ?? 1
  const { style } = surface
  style.minInlineSize = `${at.width / zoom}px`
  const { width, height } = surface.getBoundingClientRect()
  const { left, top, maxHeight } = surfacePlace({
    trigger: within(at, screen, zoom),
    screen: within(screen, screen, zoom),
    surface: { width: width / zoom, height: height / zoom + surface.scrollHeight - surface.clientHeight },
    side: directionAt(trigger) === 'rtl' ? 'right' : 'left',
  })
  style.left = `${left}px`
  style.top = `${top}px`
  style.maxHeight = `${maxHeight}px`
  return at.bottom > 0 && at.top < window.innerHeight
}

const within = (box: DOMRect, around: DOMRect, zoom: number): Box => ({
  left: (box.left - around.left) / zoom,
  right: (box.right - around.left) / zoom,
  top: (box.top - around.top) / zoom,
  bottom: (box.bottom - around.top) / zoom,
})
