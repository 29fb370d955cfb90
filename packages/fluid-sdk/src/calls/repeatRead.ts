import { isLostAnswer } from '../errors'
import type { FluidContext } from './context'

const MOST_REPEATS = 3
const FIRST_PAUSE = 1_000
const LONGEST_PAUSE = 30_000

/**
 * Tells whether a read that failed so many times before is asked for once more: up to three times, and only while no
 * answer arrives. A write among them is not repeated.
 */
export function isReadRepeated(failuresBefore: number, error: unknown): boolean {
  return failuresBefore < MOST_REPEATS && isLostAnswer(error) && !error.isOfWrite
}

/** The pause before a read is repeated, in milliseconds: each twice the one before. */
export function pauseBeforeRepeat(failuresBefore: number): number {
  return Math.min(FIRST_PAUSE * 2 ** failuresBefore, LONGEST_PAUSE)
}

/**
 * Reads, and asks again as `isReadRepeated` says. For reads outside of a query cache that repeats them; never for a write.
 */
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

/** A clock that notes whether somebody waited: whatever was read before that may be old. */
export function createPatience({ wait }: Pick<FluidContext, 'wait'>) {
  const patience = {
    hasWaited: false,
    wait(ms: number, signal?: AbortSignal) {
      patience.hasWaited = true
      return wait(ms, signal)
    },
  }
  return patience
}
