import { daysIn } from '../../hooks/isDay'

/**
 * Returns the day a number of calendar months before another, both `YYYY-MM-DD`. In a shorter month it is the last day:
 * three months before 31 May is the end of February.
 */
export function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1, dayOfMonth = 1] = day.split('-').map(Number)
  const count = year * 12 + (month - 1) - months
  const itsYear = Math.floor(count / 12)
  const itsMonth = (count % 12) + 1
  const parts = [itsMonth, Math.min(dayOfMonth, daysIn(itsYear, itsMonth))]
  return [String(itsYear).padStart(4, '0'), ...parts.map((part) => String(part).padStart(2, '0'))].join('-')
}
