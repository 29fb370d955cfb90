import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * Keeps the focus in a list when the row that has it is removed. The focus moves to the same control in the row that
 * takes its place, or in the last row.
 */
export function useRowFocus<List extends HTMLElement = HTMLUListElement>() {
  const listRef = useRef<List>(null)
  const [removed, setRemoved] = useState<{ index: number } | null>(null)

  useEffect(() => {
    if (!removed) return
    const positions = [...(listRef.current?.querySelectorAll('[data-removes]') ?? [])]
    const buttons = positions.map((container) => container.querySelector('button'))
    // A row still being added or far from the viewport has no button.
    const near = buttons.slice(0, removed.index + 1).findLast(Boolean) ?? buttons.find(Boolean)
    near?.focus()
  }, [removed])

  // Memoised rows need a stable function.
  const restoreFocusAt = useCallback((index: number) => setRemoved({ index }), [])
  return { listRef, restoreFocusAt }
}
