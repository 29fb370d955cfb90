import { useRef, useState } from 'react'
import type { FocusEvent } from 'react'
import type { NoDay } from './typedDay'

export interface RefusedDay extends NoDay {
  /** It stands in the field again as it was typed. */
  isBack: boolean
}

/**
 * Use for a day that is typed part by part. When it is left, the control underneath makes 30 April of 31 April; here
 * it stays as it was typed and is refused until it is mended.
 */
export function useRefusedDay() {
  const [refused, setRefused] = useState<RefusedDay | null>(null)
  const typed = useRef<NoDay | null>(null)
  const isLeaving = useRef(false)

  return {
    refused,
    /** What is typed is no day. */
    hasNoDay: () => typed.current !== null,
    /** The control says what it makes of a day that is none. */
    isMakingOne: () => isLeaving.current && typed.current !== null,
    tellNoDay: (noDay: NoDay | null) => {
      typed.current = noDay
      setRefused((now) => (now && noDay && isSame(now, noDay) ? now : null))
    },
    tellBack: () => setRefused((now) => now && { ...now, isBack: true }),
    /** For the element around the parts: the control hears of their blur between these two. */
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
