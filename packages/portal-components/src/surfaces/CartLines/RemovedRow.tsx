import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Button } from '../../parts/Button'
import { usePortal } from '../../portal/PortalContext'
import { cartWords } from '../../words/cart'
import { commonWords } from '../../words/common'

export interface RemovedRowProps {
  /** Name of the product. */
  name: string
  onUndo: () => void
  /** The time for an Undo has passed. */
  onElapsed: () => void
}

const UNDO_MS = 7000

/**
 * Stands in the place of a line that was removed, for as long as that can be undone. It takes the focus that the line had.
 * Time stands still while the pointer is on it, or the focus of somebody who uses keys.
 */
export function RemovedRow({ name, onUndo, onElapsed }: RemovedRowProps) {
  const { say, pace } = usePortal()
  const textId = useId()
  const rowRef = useRef<HTMLLIElement>(null)
  const left = useRef(UNDO_MS / pace)
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)

  useEffect(() => {
    const row = rowRef.current
    const root = row?.getRootNode() as Document | ShadowRoot | undefined
    const isLost = !root?.activeElement || root.activeElement === document.body
    if (isLost) row?.querySelector('button')?.focus({ preventScroll: true })
  }, [])

  const elapse = useEffectEvent(onElapsed)
  useEffect(() => {
    if (isHovered || isFocused) return
    const startedAt = performance.now()
    const timer = setTimeout(() => elapse(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - startedAt
    }
  }, [isHovered, isFocused])

  return (
    <li
      ref={rowRef}
      data-removed
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={({ target }) => setIsFocused(target.matches(':focus-visible'))}
      onBlur={() => setIsFocused(false)}
    >
      <span id={textId}>{say(cartWords).removed(name)}</span>
      <span data-part="undo" data-removes>
        <Button tone="quiet" describedBy={textId} onPress={onUndo}>
          {say(commonWords).undo}
        </Button>
      </span>
    </li>
  )
}
