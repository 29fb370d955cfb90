import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { bareButton } from '../plainElements.styles'
import { focusRing } from '../focusRing.styles'
import { pressMotion, tint } from './control.styles'
import { chosenInForcedColours, squareButton } from './field.styles'

export const Calendar = styled.div`
  padding: ${token.space[8]};

  & > [data-head] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    margin-block-end: ${token.space[8]};
  }
`

/** The button for the previous or the next month. */
export const Turn = styled.button`
  ${squareButton}

  &[aria-disabled] {
    color: ${token.color.borderStrong};
    cursor: not-allowed;
  }
`

export const Days = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  & td {
    padding: 1px;
  }
`

export const Weekday = styled.th`
  padding: ${token.space[4]} 0;
  color: ${token.color.textMuted};
  font-size: ${token.font.size[12]};
  font-weight: ${token.font.weight.medium};
`

export const Day = styled.button`
  ${bareButton}
  ${pressMotion}
  ${focusRing}
  display: grid;
  place-items: center;
  inline-size: ${token.target};
  block-size: ${token.target};
  margin-inline: auto;
  border-radius: ${token.radius.control};
  color: inherit;
  font: inherit;
  cursor: pointer;

  @media (hover: hover) {
    &:hover {
      background-color: ${tint.hovered};
    }
  }
  &:active {
    background-color: ${tint.pressed};
  }
  &[aria-current] {
    box-shadow: inset 0 0 0 1px ${token.color.borderStrong};
  }
  &[data-selected] {
    background-color: ${token.color.primary};
    color: ${token.color.primaryText};
    font-weight: ${token.font.weight.bold};

    ${chosenInForcedColours}
  }
  &[aria-disabled] {
    background-color: transparent;
    color: ${token.color.textMuted};
    opacity: 0.5;
    cursor: not-allowed;
  }
`
