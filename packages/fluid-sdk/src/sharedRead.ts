import type { SharedReadOptions } from './context'
import { untilAborted } from './untilAborted'

/** A read whose answer serves everyone who asks during one session. */
export interface SharedRead<T> {
  get(sessionId: string, options?: SharedReadOptions): Promise<T>
  /** Takes an answer that was read elsewhere. */
  keep(sessionId: string, answer: T): void
}

/** Shares a read. A failed one is forgotten, and one that nobody waits for any more still serves the next to ask. */
export function createSharedRead<T>(load: () => Promise<T>): SharedRead<T> {
  let present: { sessionId: string; answer: Promise<T>; isPending: boolean } | null = null

  function start(sessionId: string): Promise<T> {
    const before = present
    const answer = load()
    const entry = { sessionId, answer, isPending: true }
    present = entry
    answer.then(
      () => (entry.isPending = false),
      () => {
        // An older answer of the same session is better than none.
        if (present === entry) present = before?.sessionId === sessionId ? before : null
      },
    )
    return answer
  }

  return {
    get(sessionId, { isFresh = false, signal } = {}) {
      const isUsable = present?.sessionId === sessionId && (!isFresh || present.isPending)
      return untilAborted(isUsable && present ? present.answer : start(sessionId), signal)
    },
    keep(sessionId, answer) {
      present = { sessionId, answer: Promise.resolve(answer), isPending: false }
    },
  }
}
