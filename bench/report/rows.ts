export type Unit = '×' | 'ms' | 'kB' | 'MB' | 'files' | 'steps' | 'calls' | 'points' | ''

/** A figure of the table, with its target. */
export interface Figure {
  /** Identifies the figure among others of its row. */
  name: string
  /** `null`: it could not be measured, for the reason in `why`. */
  value: number | null
  why?: string
  unit: Unit
  /** Most that it may be, or least where it is a score. Left out, it is for comparison alone. */
  goal?: number
  /** The same of others, in the same run. */
  peers?: Readonly<Record<string, number>>
  /** Follows the figure, such as the baseline of a ratio. */
  note?: string
}

/** A row of the table: some work and its cost. */
export interface Row {
  work: string
  /** A note under the table on how it is measured, if its name does not make that clear. */
  how: string
  figures: readonly Figure[]
}

export type Verdict = 'met' | 'not met' | 'not measured' | 'for comparison'

export function verdictOf({ value, unit, goal }: Figure): Verdict {
  if (value === null || Number.isNaN(value)) return 'not measured'
  if (goal === undefined) return 'for comparison'
  // Judged by the rounded figure on the page, so that no row fails for an invisible digit.
  const shown = rounded(value, unit)
  return (isScore(unit) ? shown >= goal : shown <= goal) ? 'met' : 'not met'
}

/** Only scores are the better the more they are. */
export function isScore(unit: Unit): boolean {
  return unit === 'points'
}

/** A row is met when each of its figures with a goal is. */
export function verdictOfRow({ figures }: Row): Verdict {
  const verdicts = new Set(figures.map(verdictOf))
  return (['not met', 'not measured', 'met'] as const).find((each) => verdicts.has(each)) ?? 'for comparison'
}

/** A figure as it is written: ratios with two digits, all else with none. */
export function figureText(value: number, unit: Unit): string {
  const digits = unit === '×' ? 2 : unit === 'MB' ? 1 : 0
  const text = value.toFixed(digits)
  return unit === '×' ? `${text}×` : unit === '' || unit === 'points' ? text : `${text} ${unit}`
}

function rounded(value: number, unit: Unit): number {
  return Number.parseFloat(figureText(value, unit))
}
