import { token } from '@trade-portal/theme'
import { css, styled } from 'styled-components'
import { bareButton } from '../plainElements.styles'
import { height, iconSize, tinted, type } from './control.styles'
import { invalid } from './field.styles'
import { focusRing, ring } from '../focusRing.styles'

/** Overlaps the border of the frame, so that the touch target has the full height. */
const overLine = css`
  margin-block: -1px;
`

const frame = css`
  --step-height: ${height.medium};
  box-sizing: border-box;
  display: inline-grid;
  grid-template-columns: var(--step-height) minmax(var(--step-field, 52px), 1fr) var(--step-height);
  block-size: var(--step-height);
  border: 1px solid ${token.color.borderStrong};
  border-radius: ${token.radius.control};
  background-color: ${token.color.surfaceRaised};

  &[data-size='large'] {
    --step-height: ${height.large};
  }
  &[data-invalid] {
    ${invalid}
  }
  &:has(input:focus) {
    ${ring}
  }
`

const step = css`
  ${bareButton}
  ${focusRing}
  box-sizing: border-box;
  display: grid;
  place-items: center;
  ${overLine}
  border-radius: ${token.radius.control};
  color: ${token.color.text};
  cursor: pointer;
  touch-action: manipulation;
  transition: background-color ${token.motion.press} ${token.motion.easing};

  ${iconSize(16)}
  ${tinted}
  &:disabled {
    color: ${token.color.borderStrong};
    cursor: not-allowed;

    @media (forced-colors: active) {
      color: GrayText;
    }
  }
`

const input = css`
  ${type}
  box-sizing: border-box;
  /* As wide as its digits where the browser supports it, so that a long number is not cut off. */
  inline-size: var(--step-field, 52px);
  min-inline-size: 100%;

  @supports (field-sizing: content) {
    inline-size: auto;
    max-inline-size: 104px;
    field-sizing: content;
  }
  ${overLine}
  padding: 0 ${token.space[4]};
  border: 0;
  border-inline: 1px solid ${token.color.border};
  border-radius: 0;
  background: transparent;
  color: inherit;
  font-size: max(16px, ${token.font.size[16]});
  font-weight: ${token.font.weight.medium};
  font-variant-numeric: tabular-nums;
  text-align: center;
  outline: none;
  appearance: none;
`

/** The frame, buttons and input are plain elements, because a list has hundreds. */
export const Stepper = styled.div`
  ${type}
  display: inline-grid;
  gap: ${token.space[4]};
  justify-items: var(--step-justify, start);

  & > [data-frame] {
    ${frame}
  }
  & > [data-frame] > button {
    ${step}
  }
  & > [data-frame] > input {
    ${input}
  }
`
