import { isoDay } from '../../../hooks/today'

/** Sunday and Saturday, as `getDay` counts. */
const WEEKEND = [0, 6]

/** Tomorrow and the two working days after it, each `YYYY-MM-DD`, counted from `today`. */
export function nextDays(today: string): string[] {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number)
  // At noon, which no change of the clocks makes another day.
  const after = (days: number) => new Date(year, month - 1, day + days, 12)
  // Two working days are among any four in a row.
  const others = [2, 3, 4, 5].map(after).filter((date) => !WEEKEND.includes(date.getDay()))
  return [after(1), ...others.slice(0, 2)].map(isoDay)
}
