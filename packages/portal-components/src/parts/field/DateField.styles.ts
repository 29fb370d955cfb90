import { token } from '@trade-portal/theme'
import { Button } from 'react-aria-components/Button'
import {
  Calendar as AriaCalendar,
  CalendarCell,
  CalendarGrid,
  CalendarHeading,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar'
import { DateInput, DateSegment } from 'react-aria-components/DateField'
import { DatePicker } from 'react-aria-components/DatePicker'
import { Group } from 'react-aria-components/Group'
import { styled } from 'styled-components'
import { pressMotion, tint } from './control.styles'
import { dayFrame, daySegment } from './DayPlace.styles'
import { field } from './field.styles'
import { focusRing, ring } from '../focusRing.styles'

export const Picker = styled(DatePicker)`
  ${field}
`

/** The box that holds the segments, and the button where there is one. */
export const Frame = styled(Group)`
  ${dayFrame}
`

/** The segments, apart from the button. */
export const Typed = styled.div`
  display: flex;
  flex: 1;
  min-inline-size: 0;
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

const square = `
  box-sizing: border-box;
  display: grid;
  place-items: center;
  padding: 0;
  border: 0;
  cursor: pointer;
`

export const Open = styled(Button)`
  ${square}
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

export const Calendar = styled(AriaCalendar)`
  padding: ${token.space[8]};

  & > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    margin-block-end: ${token.space[8]};
  }
`

export const Month = styled(CalendarHeading)`
  margin: 0;
  font-size: ${token.font.size[16]};
  font-weight: ${token.font.weight.bold};
`

export const Days = styled(CalendarGrid)`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  & td {
    padding: 1px;
  }
  & td > * {
    margin-inline: auto;
  }
`

export const Weekday = styled(CalendarHeaderCell)`
  padding: ${token.space[4]} 0;
  color: ${token.color.textMuted};
  font-size: ${token.font.size[12]};
  font-weight: ${token.font.weight.medium};
`

export const Day = styled(CalendarCell)`
  ${square}
  ${pressMotion}
  inline-size: ${token.target};
  block-size: ${token.target};
  border-radius: ${token.radius.control};
  outline: none;

  &[data-hovered] {
    background-color: ${tint.hovered};
  }
  &[data-pressed] {
    background-color: ${tint.pressed};
  }
  &[data-today] {
    box-shadow: inset 0 0 0 1px ${token.color.borderStrong};
  }
  &[data-selected] {
    background-color: ${token.color.primary};
    color: ${token.color.primaryText};
    font-weight: ${token.font.weight.bold};

    @media (forced-colors: active) {
      background-color: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
  &[data-focus-visible] {
    ${ring}
  }
  &[data-disabled],
  &[data-unavailable] {
    color: ${token.color.textMuted};
    opacity: 0.5;
    cursor: not-allowed;
  }
  &[data-outside-month] {
    visibility: hidden;
  }
`
