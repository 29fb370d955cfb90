import { CalendarDate } from '@internationalized/date'
import type { DateFieldState } from 'react-aria-components/DateField'

/** A typed day that its month does not have. */
export interface NoDay {
  /** Day of the month. */
  day: number
  /** First day of the month. */
  first: CalendarDate
  /** Number of days in the month. */
  days: number
}

/** Century of a year typed with two digits. */
const CENTURY = 2000

/** Finds a whole date whose month does not have the typed day; `null` for any other. */
export function noDayOf({ segments, calendar }: Pick<DateFieldState, 'segments' | 'calendar'>): NoDay | null {
  const [day, month, year] = ['day', 'month', 'year'].map(
    (part) => segments.find(({ type }) => type === part)?.value,
  )
  if (!day || !month || !year) return null
  const first = new CalendarDate(calendar, wholeYear(year), month, 1)
  const days = calendar.getDaysInMonth(first)
  return day > days ? { day, first, days } : null
}

/** The full year of one that may be typed with two digits. */
export function wholeYear(year: number) {
  return year < 100 ? CENTURY + year : year
}
