import { useContext, useEffect, useEffectEvent } from 'react'
import { DateFieldStateContext, TimeFieldStateContext } from 'react-aria-components'
import type { DateSegmentProps } from 'react-aria-components'
import { Segment } from './DateField.styles'

export interface AnswerSegmentProps extends Pick<DateSegmentProps, 'segment'> {
  /** The parts make no answer although they are all there. */
  isWrong?: boolean
  /** Called whenever the parts make no whole answer any more, and when they do again. */
  onMissing: (isMissing: boolean) => void
}

/** One part of a day or a time. The first of them watches over all. */
export function AnswerSegment({ segment, isWrong = false, onMissing }: AnswerSegmentProps) {
  const date = useContext(DateFieldStateContext)
  const time = useContext(TimeFieldStateContext)
  const parts = (date ?? time)?.segments.filter(({ isEditable }) => isEditable) ?? []
  const isFirst = parts[0]?.type === segment.type
  const isMissing = isWrong || parts.some(({ isPlaceholder }) => isPlaceholder)

  const tell = useEffectEvent((missing: boolean) => onMissing(missing))
  useEffect(() => {
    if (isFirst) tell(isMissing)
  }, [isFirst, isMissing])

  return <Segment segment={segment} />
}
