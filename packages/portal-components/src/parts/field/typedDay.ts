import { CalendarDate } from '@internationalized/date'
import type { DateFieldState } from 'react-aria-components'

/** A day as it was typed, that its month does not have. */
export interface NoDay {
  /** Of the month. */
  day: number
  /** The first of its month. */
  first: CalendarDate
  /** How many days the month has. */
  days: number
}

/** What is meant where a year is typed with two digits. */
const CENTURY = 2000

/** What was typed, if it is whole and its month has no such day. */
export function noDayOf({ segments, calendar }: Pick<DateFieldState, 'segments' | 'calendar'>): NoDay | null {
  const [day, month, year] = ['day', 'month', 'year'].map(
    (part) => segments.find(({ type }) => type === part)?.value,
  )
  if (!day || !month || !year) return null
  const first = new CalendarDate(calendar, wholeYear(year), month, 1)
  const days = calendar.getDaysInMonth(first)
  return day > days ? { day, first, days } : null
}

/** The year that is meant where two digits of it were typed. */
export function wholeYear(year: number) {
  return year < 100 ? CENTURY + year : year
}
