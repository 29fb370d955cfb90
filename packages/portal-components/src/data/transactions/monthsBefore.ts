/**
 * The day so many calendar months before another, both `YYYY-MM-DD`. A month that is too short for it gives its last day:
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

/** How many days a month has. */
export function daysIn(year: number, month: number): number {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return isLeap ? 29 : 28
}
