import { useEffect } from 'react'
import { useCartOutbox } from './outbox/useCartOutbox'

/**
 * Sends removals without waiting longer for their Undo when the page is left. Use it in a page where lines can be
 * removed: whoever leaves it has finished with them.
 */
export function useRemovalsOnLeave() {
  const { outbox } = useCartOutbox()
  useEffect(() => () => void outbox.commitRemovals(), [outbox])
}
