import type { CallOptions } from './wireCalls'
import { untilAborted } from './signals'

export interface SharedReadOptions extends CallOptions {
  /** Reads again, unless an answer is on its way already; later callers share the new answer. */
  isFresh?: boolean
}

/** A read whose answer is shared by all callers during one session. */
export interface SharedRead<T> {
  get(sessionId: string, options?: SharedReadOptions): Promise<T>
  /** Reads for a session about to open. The first caller then gets that answer, even with `isFresh`. */
  begin(sessionId: string, load: () => Promise<T>): void
  /** Stores an answer read elsewhere. */
  store(sessionId: string, answer: T): void
  /** Returns the last answer, and when it was requested; `null` before there is one. */
  known(sessionId: string): Known<T> | null
}

/** An answer, and when it was requested in milliseconds since the epoch. */
export interface Known<T> {
  answer: T
  readAt: number
}

/** A pending read and its callers: each with a signal, or without one if it cannot abort. */
interface Asking<T> {
  sessionId: string
  answer: Promise<T>
  isPending: boolean
  /** It was prefetched, and no caller has received it yet. */
  isPrefetched: boolean
  begunAt: number
  waiting: Set<{ signal?: AbortSignal | undefined }>
}

/** An answer that all callers have given up on may never arrive after so many milliseconds. */
const PATIENCE = 4000

/**
 * Shares a read, and forgets one that failed. Reuses a pending read unless all its callers have aborted and it is
 * older than 4 s: a customer who presses Try again means a new one.
 */
export function createSharedRead<T>(load: () => Promise<T>, now: () => number): SharedRead<T> {
  let current: Asking<T> | null = null
  let last: (Known<T> & { sessionId: string }) | null = null

  function start(sessionId: string, ask = load, isPrefetched = false): Asking<T> {
    const before = current?.isPending ? null : current
    const answer = ask()
    const waiting: Asking<T>['waiting'] = new Set()
    const entry: Asking<T> = { sessionId, answer, isPending: true, isPrefetched, begunAt: now(), waiting }
    current = entry
    answer.then(
      (read) => {
        entry.isPending = false
        if (current === entry) last = { answer: read, readAt: entry.begunAt, sessionId }
      },
      () => {
        // An older answer of the same session is better than none.
        if (current === entry) current = before?.sessionId === sessionId ? before : null
      },
    )
    return entry
  }

  function isLost({ isPending, begunAt, waiting }: Asking<T>): boolean {
    const isAbandoned = [...waiting].every(({ signal }) => signal?.aborted)
    return isPending && isAbandoned && now() - begunAt >= PATIENCE
  }

  return {
    async get(sessionId, { isFresh = false, signal } = {}) {
      const isNew = !isFresh || current?.isPending || current?.isPrefetched
      const isUsable = current?.sessionId === sessionId && isNew && !isLost(current)
      const asking = isUsable && current ? current : start(sessionId)
      asking.isPrefetched = false
      const waiter = { signal }
      asking.waiting.add(waiter)
      try {
        return await untilAborted(asking.answer, signal)
      } finally {
        asking.waiting.delete(waiter)
      }
    },
    begin: (sessionId, ask) => void start(sessionId, ask, true),
    store(sessionId, answer) {
      const readAt = now()
      const stored = Promise.resolve(answer)
      current = {
        sessionId,
        answer: stored,
        isPending: false,
        isPrefetched: false,
        begunAt: readAt,
        waiting: new Set(),
      }
      last = { answer, readAt, sessionId }
    },
    known: (sessionId) => (last?.sessionId === sessionId ? last : null),
  }
}
