import { isoDay } from '../../../hooks/today'

/** Sunday and Saturday, as `getDay` counts. */
const WEEKEND = [0, 6]

/** Returns tomorrow and the two working days after it, each `YYYY-MM-DD`, counted from `today`. */
export function nextDays(today: string): string[] {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number)
  // Noon, so that a change to or from daylight saving time does not shift the day.
  const after = (days: number) => new Date(year, month - 1, day + days, 12)
  // Any four days in a row include two working days.
  const others = [2, 3, 4, 5].map(after).filter((date) => !WEEKEND.includes(date.getDay()))
  return [after(1), ...others.slice(0, 2)].map(isoDay)
}
