export type Unit = '×' | 'ms' | 'kB' | 'MB' | 'files' | 'steps' | 'calls' | 'points' | ''

/** A figure of the table, with its target. */
export interface Figure {
  /** Identifies the figure among others of its row. */
  name: string
  /** `null` if it could not be measured, for the reason in `why`. */
  value: number | null
  why?: string
  unit: Unit
  /** The maximum, or the minimum of a score. Without it, the figure is for comparison only. */
  goal?: number
  /** The same figure of other libraries, in the same run. */
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

/** For scores alone, more is better. */
export function isScore(unit: Unit): boolean {
  return unit === 'points'
}

/** A row meets its goal when each of its figures with a goal does. */
export function verdictOfRow({ figures }: Row): Verdict {
  const verdicts = new Set(figures.map(verdictOf))
  return (['not met', 'not measured', 'met'] as const).find((each) => verdicts.has(each)) ?? 'for comparison'
}

/** Returns a figure as text: ratios with two digits, all others with none. */
export function figureText(value: number, unit: Unit): string {
  const digits = unit === '×' ? 2 : unit === 'MB' ? 1 : 0
  const text = value.toFixed(digits)
  return unit === '×' ? `${text}×` : unit === '' || unit === 'points' ? text : `${text} ${unit}`
}

function rounded(value: number, unit: Unit): number {
  return Number.parseFloat(figureText(value, unit))
}
