import { useDeferredValue, useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

/** A change of the pad that can be taken back for a while. */
export interface PadUndo {
  /** Number of the line in whose place it stands; 0: over all of them. */
  number: number
  /** The sentence on what was done. */
  text: string
  onUndo: () => void
  /** Returns true where the pad has this text and the change cannot be taken back any more. Default: never. */
  isOver?: (text: string) => boolean
}

interface ShownUndo extends PadUndo {
  id: number
}

/**
 * Returns the changes that can be taken back, and leads the focus on from those that are gone: to the line that stands in
 * their place, else to the last one, else to the heading. A field would bring a phone's keyboard up.
 */
export function usePadUndo(pageRef: RefObject<HTMLElement | null>) {
  const lastId = useRef(0)
  const [undos, setUndos] = useState<readonly ShownUndo[]>([])
  const [left, setLeft] = useState<{ number: number } | null>(null)
  // They come and go with the rows, which follow the typing when there is time.
  const shown = useDeferredValue(undos)
  const shownLeft = useDeferredValue(left)

  useEffect(() => {
    if (!shownLeft) return
    const rows = [...(pageRef.current?.querySelectorAll<HTMLElement>('[data-line]') ?? [])]
    const next = rows.find(({ dataset }) => Number(dataset['line']) >= shownLeft.number) ?? rows.at(-1)
    const place = next ?? pageRef.current?.querySelector('h1')
    place?.focus({ preventScroll: true })
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
