import { useDeferredValue, useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

/** A change of the pad that can be undone for a while. */
export interface PadUndo {
  /** Number of the line that it replaces; 0 puts it above all lines. */
  number: number
  /** Sentence that names the change. */
  text: string
  onUndo: () => void
  /** Returns true if the change can no longer be undone in a pad with this text. Default: never. */
  isOver?: (text: string) => boolean
}

interface ShownUndo extends PadUndo {
  id: number
}

/**
 * Returns the changes that can be undone. When one goes, the focus moves to the line in its place, else to the last line
 * or the heading. A field would open a phone's keyboard.
 */
export function usePadUndo(pageRef: RefObject<HTMLElement | null>) {
  const lastId = useRef(0)
  const [undos, setUndos] = useState<readonly ShownUndo[]>([])
  const [left, setLeft] = useState<{ number: number } | null>(null)
  // Deferred like the rows, so that both change together.
  const shown = useDeferredValue(undos)
  const shownLeft = useDeferredValue(left)

  useEffect(() => {
    if (!shownLeft) return
    const rows = [...(pageRef.current?.querySelectorAll<HTMLElement>('[data-line]') ?? [])]
    const next = rows.find(({ dataset }) => Number(dataset['line']) >= shownLeft.number) ?? rows.at(-1)
    const container = next ?? pageRef.current?.querySelector('h1')
    container?.focus({ preventScroll: true })
  }, [shownLeft, pageRef])

  const forget = (undo: ShownUndo) => setUndos((all) => all.filter(({ id }) => id !== undo.id))
  return {
    undos: shown,
    offer: (undo: PadUndo) => {
      lastId.current += 1
      const shownUndo = { ...undo, id: lastId.current }
      setUndos((all) => [...all, shownUndo])
    },
    take: (undo: ShownUndo) => {
      undo.onUndo()
      forget(undo)
      setLeft({ number: undo.number })
    },
    elapse: (undo: ShownUndo, hadFocus: boolean) => {
      forget(undo)
      if (hadFocus) setLeft({ number: undo.number })
    },
  }
}
