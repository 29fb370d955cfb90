import fc from 'fast-check'
import { inject } from 'vitest'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Multiplies the runs of each property and history: 1 at every change, more for the full size. */
    times: number
    /** Repeats the examples of an earlier run. */
    seed: number
  }
}

fc.configureGlobal({ seed: inject('seed') })
