import { token } from '@trade-portal/theme'
import { Button } from 'react-aria-components/Button'
import { DateInput, DateSegment } from 'react-aria-components/DateField'
import { DatePicker } from 'react-aria-components/DatePicker'
import { Group } from 'react-aria-components/Group'
import { TimeField as AriaTimeField } from 'react-aria-components/TimeField'
import { styled } from 'styled-components'
import { squareButton } from './Calendar.styles'
import { pressMotion, tint } from './control.styles'
import { dayFrame, daySegment } from './DayBox.styles'
import { field } from './field.styles'
import { focusRing } from '../focusRing.styles'

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

    @media (forced-colors: active) {
      background-color: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`

export const Open = styled(Button)`
  ${squareButton}
  ${pressMotion}
  ${focusRing}
  flex: none;
  inline-size: ${token.target};
  block-size: ${token.target};
  border-radius: ${token.radius.small};
  background: transparent;
  color: ${token.color.textMuted};

  &[data-hovered] {
    background-color: ${tint.hovered};
    color: ${token.color.text};
  }
  &[data-pressed] {
    background-color: ${tint.pressed};
  }
  &[data-disabled] {
    color: ${token.color.borderStrong};
    cursor: not-allowed;
  }
`

/** The box of a time. Its segments are a group themselves. */
export const TimeFrame = styled.div`
  ${dayFrame}
`

export const TimeField = styled(AriaTimeField)`
  ${field}
`
