import { CalendarDate } from '@internationalized/date'
import type { DateFieldState } from 'react-aria-components/DateField'

/** A typed day that does not exist in its month. */
export interface NoDay {
  /** Day of the month. */
  day: number
  /** First day of the month. */
  first: CalendarDate
  /** Number of days in the month. */
  days: number
}

/** The century of a year typed with two digits. */
const CENTURY = 2000

/** Returns the typed day if the date is complete and its month does not have that day, or null. */
export function noDayOf({ segments, calendar }: Pick<DateFieldState, 'segments' | 'calendar'>): NoDay | null {
  const [day, month, year] = ['day', 'month', 'year'].map(
    (part) => segments.find(({ type }) => type === part)?.value,
  )
  if (!day || !month || !year) return null
  const first = new CalendarDate(calendar, wholeYear(year), month, 1)
  const days = calendar.getDaysInMonth(first)
  return day > days ? { day, first, days } : null
}

/** Completes a year typed with two digits. */
export function wholeYear(year: number) {
  return year < 100 ? CENTURY + year : year
}
