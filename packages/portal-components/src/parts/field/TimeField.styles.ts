import { TimeField as AriaTimeField } from 'react-aria-components/TimeField'
import { styled } from 'styled-components'
import { field } from './field.styles'

export { Frame, Segment, Segments } from './DateField.styles'

export const TimeField = styled(AriaTimeField)`
  ${field}
`
