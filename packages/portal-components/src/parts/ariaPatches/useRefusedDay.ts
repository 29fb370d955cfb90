import { CalendarDate } from '@internationalized/date'
import { useRef, useState } from 'react'
import type { FocusEvent } from 'react'
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

export interface RefusedDay extends NoDay {
  /** The day has been restored as typed. */
  isBack: boolean
}

/**
 * Keeps a nonexistent day as typed, and refuses it until it is corrected. On blur React Aria would turn 31 April into
 * 30 April.
 */
export function useRefusedDay() {
  const [refused, setRefused] = useState<RefusedDay | null>(null)
  const typed = useRef<NoDay | null>(null)
  const isLeaving = useRef(false)

  return {
    refused,
    /** Returns true if the typed day does not exist. */
    hasNoDay: () => typed.current !== null,
    /** Returns true while the control reports its correction of such a day. */
    isMakingOne: () => isLeaving.current && typed.current !== null,
    tellNoDay: (noDay: NoDay | null) => {
      typed.current = noDay
      setRefused((now) => (now && noDay && isSame(now, noDay) ? now : null))
    },
    tellBack: () => setRefused((now) => now && { ...now, isBack: true }),
    /** Handlers for the element around the segments. The control's own blur handler runs between these two. */
    around: {
      onBlurCapture: ({ currentTarget, relatedTarget }: FocusEvent) => {
        isLeaving.current = !currentTarget.contains(relatedTarget)
      },
      onBlur: () => {
        if (isLeaving.current && typed.current) setRefused({ ...typed.current, isBack: false })
        isLeaving.current = false
      },
    },
  }
}

function isSame(one: NoDay, other: NoDay) {
  return one.day === other.day && one.first.compare(other.first) === 0
}
