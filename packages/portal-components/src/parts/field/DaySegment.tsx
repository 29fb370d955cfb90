import { useContext, useEffectEvent, useLayoutEffect } from 'react'
import { DateFieldStateContext } from 'react-aria-components/DateField'
import { AnswerSegment, type AnswerSegmentProps } from './AnswerSegment'
import { noDayOf, type NoDay } from './typedDay'
import type { RefusedDay } from './useRefusedDay'

export interface DaySegmentProps extends AnswerSegmentProps {
  refused: RefusedDay | null
  /** Called when the typed date changes: with a day that its month does not have, or null. */
  onNoDay: (noDay: NoDay | null) => void
  /** Called when the refused day is back in the field. */
  onBack: () => void
}

/** A part of a date. The day of the month also puts a refused day back. */
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
  // Runs before paint, so that nobody sees the day to which the control corrected it.
  useLayoutEffect(() => {
    if (isWatching) watch()
  }, [isWatching, text, isAway])

  return <AnswerSegment {...part} isWrong={noDay !== null || isAway} />
}
