import { useRef } from 'react'
import type { KeyboardEventHandler, MouseEvent, ReactNode, RefObject } from 'react'
import * as S from './TopLayer.styles'
import { useTopLayer } from './useTopLayer'

export interface TopLayerProps {
  /** The trigger element. */
  triggerRef: RefObject<HTMLElement | null>
  /** Called after a press outside, by the browser, and when the trigger has scrolled out of view. */
  onClose: () => void
  onKeyDown: KeyboardEventHandler
  /** A `Surface`. */
  children: ReactNode
}

/**
 * A surface over the page, not clipped by any ancestor. It stays in its position in the DOM, so that a
 * surrounding modal treats it as its own content. A press outside closes it and does not reach the page.
 * Nothing is made inert for that: the browser would recalculate the styles of the whole page.
 */
export function TopLayer({ triggerRef, onClose, onKeyDown, children }: TopLayerProps) {
  const layer = useRef<HTMLDivElement>(null)
  useTopLayer({ layer, trigger: triggerRef, onClose })

  const handleMouseDown = (event: MouseEvent) => {
    // Keeps the focus, or lets it return by itself.
    event.preventDefault()
    if (event.target === event.currentTarget) onClose()
  }
  return (
    <S.Layer ref={layer} popover="auto" onMouseDown={handleMouseDown} onKeyDown={onKeyDown}>
      {children}
    </S.Layer>
  )
}
