import { useContext, useEffect, useEffectEvent } from 'react'
import { DateFieldStateContext } from 'react-aria-components/DateField'
import { TimeFieldStateContext } from 'react-aria-components/TimeField'
import type { DateSegmentProps } from 'react-aria-components/DateField'
import { Segment } from './DateField.styles'

export interface AnswerSegmentProps extends Pick<DateSegmentProps, 'segment'> {
  /** All parts are filled in, yet make no valid answer. */
  isWrong?: boolean
  /** The field must be answered, which its first part says. */
  isRequired: boolean
  /** Ids of what describes the first part alone, in place of what the control says of all of them. */
  describedBy?: string | undefined
  /** Called when the parts stop making a whole answer, and when they make one again. */
  onMissing: (isMissing: boolean) => void
}

/** A part of a day or a time. The first part tells whether the answer is whole. */
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
