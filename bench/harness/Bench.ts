import type { Browser } from '@playwright/test'
import type { RunningPortal } from '../../e2e/portal.ts'
import type { Row } from '../report/rows.ts'

/** Everything that a part of the bench measures with. */
export interface Bench {
  browser: Browser
  /** How often each thing is measured; the median counts. */
  rounds: number
  /** The portal as `start` serves it, with data of a size, begun when it is first asked for. */
  portal: (size: 'normal' | 'huge') => Promise<RunningPortal>
  /** Closes something when all is measured. */
  later: (close: () => Promise<unknown>) => void
}

/** A subject of the bench, which can be measured without the others. */
export interface Part {
  name: string
  measure: (bench: Bench) => Promise<Row[]>
}
