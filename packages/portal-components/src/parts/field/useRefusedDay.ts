import { useRef, useState } from 'react'
import type { FocusEvent } from 'react'
import type { NoDay } from './typedDay'

export interface RefusedDay extends NoDay {
  /** The day has been restored as typed. */
  isBack: boolean
}

/**
 * Keeps a nonexistent day as typed, and refuses it until it is corrected. On blur React Aria would turn 31
 * April into 30 April.
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
    /**
     * Handlers for the element around the segments. The control's own blur handler runs between these two.
     */
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
