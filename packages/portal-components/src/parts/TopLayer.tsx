import { useRef } from 'react'
import type { KeyboardEventHandler, MouseEvent, ReactNode, RefObject } from 'react'
import * as S from './TopLayer.styles'
import { useTopLayer } from './useTopLayer'

export interface TopLayerProps {
  /** Element from which it opens. */
  triggerRef: RefObject<HTMLElement | null>
  /** Called by a press beside it, by the browser and when its trigger has scrolled out of sight. */
  onClose: () => void
  onKeyDown: KeyboardEventHandler
  /** A `Surface`. */
  children: ReactNode
}

/**
 * A surface that opens over the page from its trigger, where nothing of the page clips it. It stands in the document
 * where it is drawn, so that a modal around it keeps it. A press beside it closes it and reaches nothing of the page, of
 * which nothing is made inert: the browser would work out the styles of all of it.
 */
export function TopLayer({ triggerRef, onClose, onKeyDown, children }: TopLayerProps) {
  const layer = useRef<HTMLDivElement>(null)
  useTopLayer({ layer, trigger: triggerRef, onClose })

  const handleMouseDown = (event: MouseEvent) => {
    // The focus stays where it is, or goes back by itself.
    event.preventDefault()
    if (event.target === event.currentTarget) onClose()
  }
  return (
    <S.Layer ref={layer} popover="auto" onMouseDown={handleMouseDown} onKeyDown={onKeyDown}>
      {children}
    </S.Layer>
  )
}
