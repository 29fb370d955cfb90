import { token } from '@trade-portal/theme'
import { css, styled } from 'styled-components'
import { control, controlFocus, controlStates } from './field.styles'

/** The box of a date's segments, for React Aria's elements and plain ones. */
export const dayFrame = css`
  ${control}
  ${controlStates}
  ${controlFocus}
  display: flex;
  align-items: center;
  padding-block: 0;
  padding-inline-end: ${token.space[4]};
  font-variant-numeric: tabular-nums;

  /* Avoids a second focus ring: the button has one. */
  &:has(button:focus-visible) {
    outline: none;
  }
`

/** A segment of a date: day, month, year or separator. */
export const daySegment = css`
  padding: ${token.space[4]} 1px;
  border-radius: ${token.radius.small};
  outline: none;
  caret-color: transparent;
  white-space: pre;

  @media (pointer: coarse) {
    padding-block: calc((${token.target} - 1.5em) / 2 - 1px);
  }
  &[data-placeholder] {
    color: ${token.color.textMuted};
  }
`

export const Frame = styled.div`
  ${dayFrame}
`

export const Part = styled.span`
  ${daySegment}
`

export const Opener = styled.div`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: ${token.target};
  block-size: ${token.target};
  color: ${token.color.textMuted};
`
