/** Time that stands still until a test lets it pass. */
export interface VirtualTime {
  now: () => number
  /** What the browser's clock shows, which may be set. */
  clock: () => number
  /** Sets the browser's clock on, or back, by so many milliseconds. No time passes. */
  setClock(ms: number): void
  /** The client's `wait`. */
  wait: (ms: number, signal?: AbortSignal) => Promise<void>
  /** Lets everything happen that needs no time. */
  settle(): Promise<void>
  /** Lets time pass, moment by moment, with everything that happens meanwhile. */
  pass(ms: number): Promise<void>
  /** Lets time pass until a promise is kept. @returns `pending` when it is not after `patience` milliseconds. */
  until<T>(promise: Promise<T>, patience?: number): Promise<T | Pending>
}

/** Stands for what nothing is known of yet. */
export interface Pending {
  status: 'pending'
}

/** Rounds of the event loop after which whatever can happen by itself has happened: a call takes fewer. */
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

  /** Goes to the next moment that something waits for. @returns whether there was one up to then. */
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
    async until<T>(promise: Promise<T>, patience = TEN_MINUTES) {
      const limit = now + patience
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
