import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { pressMotion, tint } from '../../parts/field/control.styles'
import { control, field, placeholder } from '../../parts/field/field.styles'
import { errorText } from '../../parts/field/field.styles'
import { focusRing, ring } from '../../parts/focusRing.styles'

export const Field = styled.div`
  ${field}
  position: relative;
`

export const Label = styled.label`
  color: ${token.color.text};
  font-size: ${token.font.size[14]};
  font-weight: ${token.font.weight.medium};
`

export const Box = styled.div`
  display: flex;
  gap: ${token.space[8]};
  min-inline-size: 0;
`

export const Input = styled.input`
  ${control}
  ${placeholder}
  flex: 1;
  font-variant-numeric: tabular-nums;

  @media (hover: hover) {
    &:hover {
      border-color: ${token.color.textMuted};
    }
  }
  &:focus {
    ${ring}
  }
  &[aria-invalid] {
    border-color: ${token.color.critical};
    box-shadow: inset 0 0 0 1px ${token.color.critical};
  }
  /* Leaves room for the words at its end. */
  &:has(+ :not(:empty)) {
    padding-inline-end: 116px;
  }
  @media (any-pointer: coarse) {
    &:has(+ :not(:empty)) {
      padding-inline-end: ${token.space[12]};
    }
  }
`

/** Lies over the end of the field; beside the label where the keys of a touch screen take that room. */
export const Read = styled.span`
  position: absolute;
  inset-inline-end: ${token.space[12]};
  inset-block-start: calc(1.5em + ${token.space[8]} + ${token.space[8]});
  display: flex;
  align-items: center;
  gap: ${token.space[4]};
  color: ${token.color.positive};
  font-size: ${token.font.size[14]};
  font-weight: ${token.font.weight.medium};
  pointer-events: none;

  & > svg {
    inline-size: 18px;
    block-size: 18px;
  }
  @media (any-pointer: coarse) {
    inset-inline-end: 0;
    inset-block-start: 0;
  }
`

/** A key for what the keypad of figures lacks, where there is such a keypad. */
export const Mark = styled.button`
  ${focusRing}
  ${pressMotion}
  display: none;
  flex: none;
  place-items: center;
  inline-size: max(44px, ${token.target});
  padding: 0;
  border: 1px solid ${token.color.borderStrong};
  border-radius: ${token.radius.control};
  background-color: ${token.color.surfaceSunken};
  color: ${token.color.text};
  font: inherit;
  font-size: ${token.font.size[18]};
  font-weight: ${token.font.weight.medium};
  touch-action: manipulation;
  -webkit-tap-highlight-color: transparent;

  &:active {
    background-color: ${tint.pressed};
  }
  @media (any-pointer: coarse) {
    display: grid;
  }
`

export const Problem = styled.p`
  ${errorText}
  margin: 0;
`
