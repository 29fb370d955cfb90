import { token } from '@trade-portal/theme'
import { Button } from 'react-aria-components/Button'
import { DateInput, DateSegment } from 'react-aria-components/DateField'
import { DatePicker } from 'react-aria-components/DatePicker'
import { Group } from 'react-aria-components/Group'
import { TimeField as AriaTimeField } from 'react-aria-components/TimeField'
import { styled } from 'styled-components'
import { dayFrame, daySegment } from './DayBox.styles'
import { chosenInForcedColours, field, squareButton } from './field.styles'

export const Picker = styled(DatePicker)`
  ${field}
`

/** The box of the segments and the button. */
export const Frame = styled(Group)`
  ${dayFrame}
`

export const Segments = styled(DateInput)`
  flex: 1;
  display: flex;
  align-items: center;
  min-inline-size: 0;
`

export const Segment = styled(DateSegment)`
  ${daySegment}
  &[data-focused] {
    background-color: ${token.color.primary};
    color: ${token.color.primaryText};

    ${chosenInForcedColours}
  }
`

export const Open = styled(Button)`
  ${squareButton}
  flex: none;

  &[data-disabled] {
    color: ${token.color.borderStrong};
    cursor: not-allowed;
  }
`

/** The box of a time. Its segments are a group themselves. */
export { Frame as TimeFrame } from './DayBox.styles'

export const TimeField = styled(AriaTimeField)`
  ${field}
`
