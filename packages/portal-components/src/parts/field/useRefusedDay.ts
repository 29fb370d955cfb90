import { useRef, useState } from 'react'
import type { FocusEvent } from 'react'
import type { NoDay } from './typedDay'

export interface RefusedDay extends NoDay {
  /** The day is back in the field as it was typed. */
  isBack: boolean
}

/**
 * Use for a day that is typed part by part. On leaving, the control underneath turns 31 April into 30 April; this hook
 * keeps the day as typed and refuses it until it is corrected.
 */
export function useRefusedDay() {
  const [refused, setRefused] = useState<RefusedDay | null>(null)
  const typed = useRef<NoDay | null>(null)
  const isLeaving = useRef(false)

  return {
    refused,
    /** Tells whether the typed day does not exist. */
    hasNoDay: () => typed.current !== null,
    /** Tells whether the control is just reporting its correction of such a day. */
    isMakingOne: () => isLeaving.current && typed.current !== null,
    tellNoDay: (noDay: NoDay | null) => {
      typed.current = noDay
      setRefused((now) => (now && noDay && isSame(now, noDay) ? now : null))
    },
    tellBack: () => setRefused((now) => now && { ...now, isBack: true }),
    /** Handlers for the element around the parts. The control's own blur comes between these two. */
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
