/** Returns whether a text is a calendar day, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  const [, year = 0, month = 0, day = 0] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []).map(Number)
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)
}

function daysIn(year: number, month: number): number {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return isLeap ? 29 : 28
}

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
