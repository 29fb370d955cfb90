import { TimeField as AriaTimeField } from 'react-aria-components/TimeField'
import { styled } from 'styled-components'
import { dayFrame } from './DayPlace.styles'
import { field } from './field.styles'

export { Segment, Segments } from './DateField.styles'

/** The box of the segments, which are a group themselves. */
export const Frame = styled.div`
  ${dayFrame}
`

export const TimeField = styled(AriaTimeField)`
  ${field}
`
