import { useEffect } from 'react'
import { useCartOutbox } from './outbox/useCartOutbox'

/** Sends removals without waiting for their Undo when the page is left. Use it in a page with removable lines. */
export function useRemovalsOnLeave() {
  const { outbox } = useCartOutbox()
  useEffect(() => () => void outbox.commitRemovals(), [outbox])
}
