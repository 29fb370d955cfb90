import { useContext, useEffectEvent, useLayoutEffect } from 'react'
import { DateFieldStateContext } from 'react-aria-components/DateField'
import { AnswerSegment, type AnswerSegmentProps } from './AnswerSegment'
import { noDayOf, type NoDay } from './typedDay'
import type { RefusedDay } from './useRefusedDay'

export interface DaySegmentProps extends AnswerSegmentProps {
  refused: RefusedDay | null
  /** Called when the typed date changes: with a day that does not exist in its month, or null. */
  onNoDay: (noDay: NoDay | null) => void
  /** Called when the refused day has been restored. */
  onBack: () => void
}

/** A segment of a date. The day segment also restores a refused day. */
export function DaySegment({ refused, onNoDay, onBack, ...part }: DaySegmentProps) {
  const state = useContext(DateFieldStateContext)
  const text = state?.segments.map(({ text }) => text).join('')
  const noDay = state && noDayOf(state)
  const isAway = refused !== null && !refused.isBack

  const watch = useEffectEvent(() => {
    if (!isAway) return onNoDay(noDay)
    state?.setSegment('day', refused.day)
    onBack()
  })
  const isWatching = part.segment.type === 'day'
  // A layout effect, so that the corrected day is never painted.
  useLayoutEffect(() => {
    if (isWatching) watch()
  }, [isWatching, text, isAway])

  return <AnswerSegment {...part} isWrong={noDay !== null || isAway} />
}
