/** A clock for tests: time moves to the next awaited moment as soon as nothing else happens. */
export interface VirtualClock {
  now: () => number
  wait: (ms: number, signal?: AbortSignal) => Promise<void>
}

interface Waiting {
  until: number
  end: () => void
}

/** Idle rounds of the event loop before time moves on. */
const IDLE_ROUNDS = 12

/** Creates a clock that starts at `start`, in milliseconds since the epoch. */
export function createVirtualClock(start = 1_774_000_000_000): VirtualClock {
  let time = start
  let isRunning = false
  const waiting = new Set<Waiting>()

  async function run() {
    if (isRunning) return
    isRunning = true
    while (waiting.size > 0) {
      await idle()
      const [next] = [...waiting].sort((one, other) => one.until - other.until)
      if (!next) break
      time = Math.max(time, next.until)
      next.end()
    }
    isRunning = false
  }

  return {
    now: () => time,
    wait(ms, signal) {
      return new Promise((resolve) => {
        const entry = {
          until: time + Math.max(ms, 0),
          end() {
            waiting.delete(entry)
            signal?.removeEventListener('abort', entry.end)
            resolve()
          },
        }
        waiting.add(entry)
        if (signal?.aborted) return entry.end()
        signal?.addEventListener('abort', entry.end)
        void run()
      })
    },
  }
}

async function idle() {
  for (let round = 0; round < IDLE_ROUNDS; round += 1) await new Promise((resolve) => setImmediate(resolve))
}
