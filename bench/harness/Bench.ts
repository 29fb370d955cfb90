import type { Browser } from '@playwright/test'
import type { RunningPortal } from '../../e2e/portal.ts'
import type { Row } from '../report/rows.ts'

/** The tools a part of the bench measures with. */
export interface Bench {
  browser: Browser
  /** Number of measurements of each figure; the median counts. */
  rounds: number
  /** Returns the portal as `start` serves it, with data of a size, started on first use. */
  portal: (size: 'normal' | 'huge') => Promise<RunningPortal>
  /** Registers a cleanup for the end of all measurements. */
  later: (close: () => Promise<unknown>) => void
}

/** A subject of the bench, which can be measured alone. */
export interface Part {
  name: string
  measure: (bench: Bench) => Promise<Row[]>
}
