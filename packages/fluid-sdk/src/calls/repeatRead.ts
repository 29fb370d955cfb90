import { isLostAnswer } from '../errors'
import type { FluidContext } from './context'

const MOST_REPEATS = 3
const FIRST_PAUSE = 1_000
const LONGEST_PAUSE = 30_000

/**
 * Returns whether to repeat a read after so many failures: up to three times, and only while no answer arrives. A
 * failed write is not repeated.
 */
export function isReadRepeated(failuresBefore: number, error: unknown): boolean {
  return failuresBefore < MOST_REPEATS && isLostAnswer(error) && !error.isOfWrite
}

/** Returns the pause before a read is repeated, in milliseconds: each twice the one before. */
export function pauseBeforeRepeat(failuresBefore: number): number {
  return Math.min(FIRST_PAUSE * 2 ** failuresBefore, LONGEST_PAUSE)
}

/** Reads, repeating as `isReadRepeated` allows. For reads outside of a query cache; never for a write. */
export async function repeatRead<T>(
  { wait }: Pick<FluidContext, 'wait'>,
  read: () => Promise<T>,
): Promise<T> {
  for (let failuresBefore = 0; ; failuresBefore += 1) {
    try {
      return await read()
    } catch (error) {
      if (!isReadRepeated(failuresBefore, error)) throw error
      await wait(pauseBeforeRepeat(failuresBefore))
    }
  }
}

/** Creates a clock that records whether a wait has happened: data read before it may be stale. */
export function createWaitClock({ wait }: Pick<FluidContext, 'wait'>) {
  const clock = {
    hasWaited: false,
    wait(ms: number, signal?: AbortSignal) {
      clock.hasWaited = true
      return wait(ms, signal)
    },
  }
  return clock
}
