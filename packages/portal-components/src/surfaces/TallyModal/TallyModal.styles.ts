import { token } from '@trade-portal/theme'
import { css, styled } from 'styled-components'
import { pressMotion, tint } from '../../parts/field/control.styles'
import { control, field, placeholder, errorText } from '../../parts/field/field.styles'
import { focusRing, ring } from '../../parts/focusRing.styles'

/** Keeps a focused field clear of the sticky text line. */
export const underTop = css`
  scroll-margin-block-start: 140px;
`

/** The modal's inline padding, which the rows extend into. */
export const gutter = 'var(--modal-gutter, 0px)'

/** From edge to edge of the modal. */
export const bleed = css`
  margin-inline: calc(${gutter} * -1);
  padding-inline: ${gutter};
`

/** Room for the amounts of the rows. */
export const ROOMY = '(min-width: 30em)'
/** A phone with text at 150%. */
export const TIGHT = '(max-width: 17.4375em)'

export const lit = css`
  &[data-lit] {
    background-color: color-mix(in srgb, ${token.color.positiveBackground} 70%, transparent);
  }
`

export const heads = css`
  ${bleed}
  padding-block: ${token.space[8]};
  border-block: 1px solid ${token.color.border};
  color: ${token.color.textMuted};
  font-size: ${token.font.size[12]};
  font-weight: ${token.font.weight.medium};
  white-space: nowrap;
`

export const totalWidth = '76px'

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  container-type: inline-size;
`

/** Keeps the text line and the column headers in view while the rows scroll and a phone's keypad is open. */
export const Top = styled.div`
  ${bleed}
  position: sticky;
  inset-block-start: calc(${token.space[4]} * -1);
  z-index: ${token.layer.sticky};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[16]};
  padding-block-start: ${token.space[4]};
  background-color: ${token.color.surfaceRaised};
`

export const Begun = styled.div`
  margin-block-end: ${token.space[16]};
`

export const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[12]};
  inline-size: 100%;
  container-type: inline-size;
`

/** The height of a figure. */
export const Asked = styled.strong`
  font-size: ${token.font.size[16]};
  font-weight: ${token.font.weight.bold};
  line-height: calc(${token.font.size[22]} * ${token.font.lineHeight.heading});
`

export const Send = styled.div`
  flex: 1 0 8.75em;

  @container (min-width: 27.5em) {
    max-inline-size: 240px;
  }
`

export const Blocked = styled.p`
  flex: 1 0 100%;
  margin: 0;
  color: ${token.color.critical};
  font-size: ${token.font.size[14]};
  font-weight: ${token.font.weight.medium};
`

export const TextField = styled.div`
  ${field}
  position: relative;
`

export const TextInput = styled.input`
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
  /* Leaves room for the count at its end. */
  &:has(+ :not(:empty)) {
    padding-inline-end: 116px;
  }
  @media (any-pointer: coarse) {
    &:has(+ :not(:empty)) {
      padding-inline-end: ${token.space[12]};
    }
  }
`

/** Over the end of the field; beside the label on touch screens, where the keys take that room. */
export const TextRead = styled.span`
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

/** A key for a character that the numeric keypad lacks, on devices with such a keypad. */
export const TextMark = styled.button`
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

export const TextProblem = styled.p`
  ${errorText}
  margin: 0;
`
