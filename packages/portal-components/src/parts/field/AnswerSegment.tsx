import { useContext, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { DateFieldStateContext } from 'react-aria-components/DateField'
import type { DateSegmentProps } from 'react-aria-components/DateField'
import { TimeFieldStateContext } from 'react-aria-components/TimeField'
import { type NoDay, noDayOf } from '../ariaPatches/useRefusedDay'
import type { RefusedDay } from '../ariaPatches/useRefusedDay'
import { Segment } from './DateField.styles'

export interface AnswerSegmentProps extends Pick<DateSegmentProps, 'segment'> {
  /** All segments are filled in, but the answer is invalid. */
  isWrong?: boolean
  /** The field is required, announced on the first segment. */
  isRequired: boolean
  /** Ids of the descriptions of the first segment. They replace those that the control gives to each segment. */
  describedBy?: string | undefined
  /** Called when the segments become incomplete, and when they are complete again. */
  onMissing: (isMissing: boolean) => void
}

/** A segment of a date or a time. The first one reports whether the answer is complete. */
export function AnswerSegment({
  segment,
  isWrong = false,
  isRequired,
  describedBy,
  onMissing,
}: AnswerSegmentProps) {
  const date = useContext(DateFieldStateContext)
  const time = useContext(TimeFieldStateContext)
  const parts = (date ?? time)?.segments.filter(({ isEditable }) => isEditable) ?? []
  const isFirst = parts[0]?.type === segment.type
  const isMissing = isWrong || parts.some(({ isPlaceholder }) => isPlaceholder)

  const tell = useEffectEvent((missing: boolean) => onMissing(missing))
  useEffect(() => {
    if (isFirst) tell(isMissing)
  }, [isFirst, isMissing])

  const described = describedBy !== undefined && { 'aria-describedby': isFirst ? describedBy : undefined }
  return (
    <Segment
      segment={segment}
      render={(part) => (
        <span {...part} {...described} aria-required={(isRequired && isFirst) || undefined} />
      )}
    />
  )
}

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
