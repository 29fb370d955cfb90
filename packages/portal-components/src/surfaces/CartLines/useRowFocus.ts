import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * Keeps the focus in a list from which the row that had it goes. Use it where rows remove themselves: the focus goes to
 * the same place in the row that moves up, or in the last one.
 */
export function useRowFocus<List extends HTMLElement = HTMLUListElement>() {
  const listRef = useRef<List>(null)
  const [removed, setRemoved] = useState<{ index: number } | null>(null)

  useEffect(() => {
    if (!removed) return
    const places = [...(listRef.current?.querySelectorAll('[data-removes]') ?? [])]
    const buttons = places.map((place) => place.querySelector('button'))
    // A row that is still on its way, or far from the screen, has none.
    const near = buttons.slice(0, removed.index + 1).findLast(Boolean) ?? buttons.find(Boolean)
    near?.focus()
  }, [removed])

  // Rows that are drawn anew only for a reason need the same function each time.
  const keepFocusAt = useCallback((index: number) => setRemoved({ index }), [])
  return { listRef, keepFocusAt }
}
