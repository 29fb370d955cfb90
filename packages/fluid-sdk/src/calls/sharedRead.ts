import type { CallOptions } from './callOptions'
import { untilAborted } from './untilAborted'

export interface SharedReadOptions extends CallOptions {
  /** Asks again, unless an answer is on its way already; the answer is shared from then on. */
  isFresh?: boolean
}

/** A read whose answer serves everyone who asks during one session. */
export interface SharedRead<T> {
  get(sessionId: string, options?: SharedReadOptions): Promise<T>
  /** Takes an answer that was read elsewhere. */
  keep(sessionId: string, answer: T): void
  /** The last answer, and when it was asked for; `null` before there is one. */
  known(sessionId: string): Known<T> | null
}

/** An answer, and when it was asked for in milliseconds since the epoch. */
export interface Known<T> {
  answer: T
  readAt: number
}

/** One asking of the back end, and who waits for it: their signals, or none for one that cannot give up. */
interface Asking<T> {
  sessionId: string
  answer: Promise<T>
  isPending: boolean
  begunAt: number
  waiting: Set<{ signal?: AbortSignal | undefined }>
}

/** After so many milliseconds an answer that everybody gave up may never come. */
const PATIENCE = 4000

/**
 * Shares a read. A failed one is forgotten. One that nobody waits for any more still serves the next to ask, unless it
 * has been on its way for long: whoever presses Try again means a new one.
 */
export function createSharedRead<T>(load: () => Promise<T>, now: () => number): SharedRead<T> {
  let present: Asking<T> | null = null
  let last: (Known<T> & { sessionId: string }) | null = null

  function start(sessionId: string): Asking<T> {
    const before = present?.isPending ? null : present
    const answer = load()
    const entry: Asking<T> = { sessionId, answer, isPending: true, begunAt: now(), waiting: new Set() }
    present = entry
    answer.then(
      (told) => {
        entry.isPending = false
        if (present === entry) last = { answer: told, readAt: entry.begunAt, sessionId }
      },
      () => {
        // An older answer of the same session is better than none.
        if (present === entry) present = before?.sessionId === sessionId ? before : null
      },
    )
    return entry
  }

  function isLost({ isPending, begunAt, waiting }: Asking<T>): boolean {
    const isGivenUp = [...waiting].every(({ signal }) => signal?.aborted)
    return isPending && isGivenUp && now() - begunAt >= PATIENCE
  }

  return {
    async get(sessionId, { isFresh = false, signal } = {}) {
      const isUsable = present?.sessionId === sessionId && (!isFresh || present.isPending) && !isLost(present)
      const asking = isUsable && present ? present : start(sessionId)
      const waiter = { signal }
      asking.waiting.add(waiter)
      try {
        return await untilAborted(asking.answer, signal)
      } finally {
        asking.waiting.delete(waiter)
      }
    },
    keep(sessionId, answer) {
      const readAt = now()
      const kept = Promise.resolve(answer)
      present = { sessionId, answer: kept, isPending: false, begunAt: readAt, waiting: new Set() }
      last = { answer, readAt, sessionId }
    },
    known: (sessionId) => (last?.sessionId === sessionId ? last : null),
  }
}
