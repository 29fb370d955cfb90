/** Time that only passes when a test lets it. */
export interface VirtualTime {
  now: () => number
  /** The time of the browser's clock, which a test may set. */
  clock: () => number
  /** Moves the browser's clock forwards or back by this many milliseconds. No time passes. */
  setClock(ms: number): void
  /** The client's `wait`. */
  wait: (ms: number, signal?: AbortSignal) => Promise<void>
  /** Lets everything happen that needs no time. */
  settle(): Promise<void>
  /** Lets time pass, moment by moment, with everything that falls due. */
  pass(ms: number): Promise<void>
  /** Lets time pass until a promise is kept. @returns `pending` when it is not after `timeout` milliseconds. */
  until<T>(promise: Promise<T>, timeout?: number): Promise<T | Pending>
}

/** The state of a promise that has not settled. */
export interface Pending {
  status: 'pending'
}

/** Rounds of the event loop after which everything that needs no time has happened: a call takes fewer. */
const ROUNDS = 8
const TEN_MINUTES = 10 * 60_000

interface Waiting {
  until: number
  end: () => void
}

/** Makes time that begins at `start`, in milliseconds since the epoch. */
export function createVirtualTime(start = Date.UTC(2026, 2, 10, 9)): VirtualTime {
  let now = start
  let off = 0
  const waiting = new Set<Waiting>()

  async function settle() {
    for (let round = 0; round < ROUNDS; round += 1) await new Promise((resolve) => setImmediate(resolve))
  }

  /** Goes to the next moment that something waits for. @returns false when nothing is due before the limit. */
  function step(limit: number): boolean {
    const due = [...waiting].filter(({ until }) => until <= limit)
    const [next] = due.sort((one, other) => one.until - other.until)
    if (!next) return false
    now = Math.max(now, next.until)
    next.end()
    return true
  }

  return {
    now: () => now,
    clock: () => now + off,
    setClock: (ms) => void (off += ms),
    settle,
    wait(ms, signal) {
      return new Promise((resolve) => {
        const entry = {
          until: now + Math.max(ms, 0),
          end() {
            waiting.delete(entry)
            signal?.removeEventListener('abort', entry.end)
            resolve()
          },
        }
        if (signal?.aborted) return resolve()
        waiting.add(entry)
        signal?.addEventListener('abort', entry.end)
      })
    },
    async pass(ms) {
      const limit = now + ms
      do await settle()
      while (step(limit))
      now = limit
    },
    async until<T>(promise: Promise<T>, timeout = TEN_MINUTES) {
      const limit = now + timeout
      let end: (() => T) | undefined
      promise.then(
        (value) => (end = () => value),
        (error: unknown) => {
          end = () => {
            throw error
          }
        },
      )
      do await settle()
      while (!end && step(limit))
      return end ? end() : { status: 'pending' as const }
    },
  }
}
