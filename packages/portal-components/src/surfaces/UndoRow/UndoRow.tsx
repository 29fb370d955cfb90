import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { token } from '@trade-portal/theme'
import { css } from 'styled-components'
import { isFocusLost } from '../../hooks/focus'
import { UNDO_TIME } from '../../data/cart/outbox/cartOutbox'
import { Button } from '../../parts/Button'
import { usePortal, useMessages } from '../../context/PortalContext'
import { commonMessages } from '../../messages/common'
import { offPaper } from '../../parts/paper.styles'

export interface UndoRowProps {
  /** The message, such as "Cup head bolt removed". */
  text: string
  onUndo: () => void
  /** The removal can no longer be undone, which ends the time at once. Default: false. */
  isOver?: boolean
  /** Called when the time for an Undo has passed. `hadFocus`: the row had the focus, which disappears with it. */
  onElapsed: (hadFocus: boolean) => void
}

/**
 * Replaces a removed row of a list with a message and an Undo button for a limited time. It takes the focus if the
 * removal lost it. The timer pauses while the pointer is over it, or while it has keyboard focus.
 */
export function UndoRow({ text, onUndo, isOver = false, onElapsed }: UndoRowProps) {
  const { pace } = usePortal()
  const words = useMessages(commonMessages)
  const textId = useId()
  const rowRef = useRef<HTMLLIElement>(null)
  const left = useRef(UNDO_TIME / pace)
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)

  useEffect(() => {
    if (isFocusLost()) rowRef.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [])

  const elapse = useEffectEvent(() => onElapsed(rowRef.current?.matches(':focus-within') ?? false))
  useEffect(() => {
    if (isOver) return elapse()
    if (isHovered || isFocused) return
    const startedAt = performance.now()
    const timer = setTimeout(() => elapse(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - startedAt
    }
  }, [isOver, isHovered, isFocused])

  return (
    <li
      ref={rowRef}
      data-removed
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={({ target }) => setIsFocused(target.matches(':focus-visible'))}
      onBlur={() => setIsFocused(false)}
    >
      <span id={textId}>{text}</span>
      <span data-removes>
        <Button tone="quiet" describedBy={textId} onPress={onUndo}>
          {words.undo}
        </Button>
      </span>
    </li>
  )
}

/** Styles of an `UndoRow` in a list. The list sets its inline padding. */
export const undoRow = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[12]};
  padding-block: ${token.space[8]};
  color: ${token.color.textMuted};
  font-size: ${token.font.size[14]};
  overflow-wrap: anywhere;

  ${offPaper}
`
