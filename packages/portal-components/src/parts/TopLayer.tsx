import { token } from '@trade-portal/theme'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { KeyboardEventHandler, MouseEvent, ReactNode, RefObject } from 'react'
import { styled } from 'styled-components'
import { surface, surfaceComes } from './surface.styles'
import { surfacePosition } from './surfacePosition'
import type { Box } from './surfacePosition'
import { directionAt } from './useDirection'

export interface TopLayerProps {
  triggerRef: RefObject<HTMLElement | null>
  /** Called after a press outside, by the browser, and when the trigger has scrolled out of view. */
  onClose: () => void
  onKeyDown: KeyboardEventHandler
  /** A `Surface`. */
  children: ReactNode
}

/**
 * A surface over the page, not clipped by any ancestor. It stays in its position in the DOM, so that a surrounding
 * modal treats it as its own content. A press outside closes it and does not reach the page. Nothing is made inert for
 * that: the browser would recalculate the styles of the whole page.
 */
export function TopLayer({ triggerRef, onClose, onKeyDown, children }: TopLayerProps) {
  const layerRef = useRef<HTMLDivElement>(null)
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => {
    const layer = layerRef.current
    const trigger = triggerRef.current
    if (!layer || !trigger) return
    raise(layer)
    putInPlace(layer, trigger)
    const onMoved = () => {
      if (!putInPlace(layer, trigger)) close()
    }
    const onToggle = (event: Event) => {
      if ((event as ToggleEvent).newState === 'closed') close()
    }
    layer.addEventListener('toggle', onToggle)
    window.addEventListener('scroll', onMoved, { capture: true, passive: true })
    window.addEventListener('resize', onMoved)
    return () => {
      layer.removeEventListener('toggle', onToggle)
      window.removeEventListener('scroll', onMoved, { capture: true })
      window.removeEventListener('resize', onMoved)
    }
  }, [triggerRef])

  const handleMouseDown = (event: MouseEvent) => {
    // Keeps the focus, or lets it return by itself.
    event.preventDefault()
    if (event.target === event.currentTarget) onClose()
  }
  return (
    <Layer ref={layerRef} popover="auto" onMouseDown={handleMouseDown} onKeyDown={onKeyDown}>
      {children}
    </Layer>
  )
}

/** Older browsers have no top layer: the surface stays in the normal stacking order. */
function raise(layer: HTMLElement) {
  const canRise = layer.isConnected && typeof layer.showPopover === 'function'
  if (canRise && !layer.matches(':popover-open')) layer.showPopover()
}

/** Moves the surface to its trigger. @returns true while the trigger is in view. */
function putInPlace(layer: HTMLElement, trigger: HTMLElement): boolean {
  const surface = layer.firstElementChild as HTMLElement
  const screen = layer.getBoundingClientRect()
  // Not the case under a host's `!important` rules, where focusing scrolls to the layer, and in jsdom.
  const isOverScreen = screen.height > window.innerHeight / 2
  if (!isOverScreen) return true
  const at = trigger.getBoundingClientRect()
  // The pixels of a zoomed page differ from those of the screen.
  const zoom = layer.currentCSSZoom ?? 1
  const { style } = surface
  style.minInlineSize = `${at.width / zoom}px`
  const { width, height } = surface.getBoundingClientRect()
  const { left, top, maxHeight } = surfacePosition({
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

/** A transparent layer over the whole screen. It is also visible in browsers without a top layer. */
const Layer = styled.div`
  display: block;
  position: fixed;
  inset: 0;
  inline-size: auto;
  block-size: auto;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: hidden;
  background: none;
  z-index: ${token.layer.overlay};
`

/** As wide as its trigger, or its content. */
export const Surface = styled.div`
  ${surface}
  ${surfaceComes}
  position: absolute;
  inline-size: max-content;
  max-inline-size: max(min(420px, 100% - ${token.space[16]}), min-content);
`
