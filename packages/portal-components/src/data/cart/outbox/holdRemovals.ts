import { UNDO_TIME } from '../../../hooks/undoTime'
import type { CartOutboxOptions } from './cartOutbox'
import type { createIntentStore } from './intentStore'

/** Time after which a page says again that it holds a removal. */
const HOLD_TIME = 2_000

export interface HeldRemovals extends Pick<CartOutboxOptions, 'isOpen' | 'now' | 'later' | 'pace'> {
  store: ReturnType<typeof createIntentStore>
  /** The lines whose removals wait for their Undo on this page. */
  held: () => ReadonlySet<number>
}

/**
 * Puts off the moment at which other pages send what waits for its Undo on this one, for as long as it waits: the time of
 * an Undo stands still while somebody points at it.
 */
export function holdRemovals({ store, held, isOpen, now, later, pace = 1 }: HeldRemovals) {
  let stop = () => {}

  function renew() {
    for (const intent of isOpen() ? store.list() : []) {
      if (intent.kind !== 'removal' || !held().has(intent.lineId)) continue
      // Then other pages send a removal whose page has said nothing more of it.
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
