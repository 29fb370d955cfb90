import { UNDO_TIME } from './cartOutbox'
import type { CartOutboxOptions } from './cartOutbox'
import type { createIntentStore } from './intentStore'

/** Interval at which a page renews its hold on a removal. */
const HOLD_TIME = 2_000

interface HeldRemovals extends Pick<CartOutboxOptions, 'isOpen' | 'now' | 'later' | 'pace'> {
  store: ReturnType<typeof createIntentStore>
  /** Lines with a removal that this page can still undo. */
  held: () => ReadonlySet<number>
}

/** Postpones the removal by other pages while this page can undo it. Hovering over the Undo pauses its timer. */
export function holdRemovals({ store, held, isOpen, now, later, pace = 1 }: HeldRemovals) {
  let stop = () => {}

  function renew() {
    for (const intent of isOpen() ? store.list() : []) {
      if (intent.kind !== 'removal' || !held().has(intent.lineId)) continue
      // If the page stops renewing it, other pages send the removal.
      store.put({ ...intent, dueAt: now() + UNDO_TIME / pace })
    }
    begin()
  }

  function begin() {
    stop()
    stop = held().size > 0 && isOpen() ? later(renew, HOLD_TIME / pace) : () => {}
  }

  return { begin, stop: () => stop() }
}
