import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { token } from '@trade-portal/theme'
import { css } from 'styled-components'
import { isFocusLost } from '../../hooks/isFocusLost'
import { UNDO_TIME } from '../../hooks/undoTime'
import { Button } from '../../parts/Button'
import { usePortal } from '../../context/PortalContext'
import { commonWords } from '../../messages/common'
import { offPaper } from '../../parts/paper.styles'

export interface UndoRowProps {
  /** The sentence on what was done, such as "Cup head bolt removed". */
  text: string
  onUndo: () => void
  /** It cannot be undone any more, and its time ends at once. Default: no. */
  isOver?: boolean
  /** The time for an Undo has passed. `hadFocus`: the focus was here, and goes with the row. */
  onElapsed: (hadFocus: boolean) => void
}

/**
 * A row of a list that says what was done in its place, for as long as that can be undone. It takes the focus that was
 * lost by it, such as that of a line that is gone.
 * Time stands still while the pointer is on it, or the focus of somebody who uses keys.
 */
export function UndoRow({ text, onUndo, isOver = false, onElapsed }: UndoRowProps) {
  const { say, pace } = usePortal()
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
      <span data-part="undo" data-removes>
        <Button tone="quiet" describedBy={textId} onPress={onUndo}>
          {say(commonWords).undo}
        </Button>
      </span>
    </li>
  )
}

/** An `UndoRow` in a list: its words, and Undo at its end. The list gives it the room at its sides. */
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
