import { token } from '@trade-portal/theme'
import { css, styled } from 'styled-components'
import { pressMotion, readable, type } from './field/control.styles'
import { ring } from './focusRing.styles'

export const Thumb = styled.span`
  display: block;
  inline-size: 16px;
  block-size: 16px;
  border-radius: ${token.radius.pill};
  background-color: ${token.color.surfaceRaised};
  transition: margin ${token.motion.press} ${token.motion.easing};

  @media (forced-colors: active) {
    background-color: ButtonText;
  }
`

export const Track = styled.span`
  ${pressMotion}
  box-sizing: border-box;
  flex: none;
  display: block;
  inline-size: 36px;
  block-size: 20px;
  padding: 1px;
  border: 1px solid ${token.color.textMuted};
  border-radius: ${token.radius.pill};
  background-color: ${token.color.textMuted};

  @media (forced-colors: active) {
    border-color: ButtonText;
    background-color: Canvas;
  }
`

/** The hovered track; a selected switch sets its own colour. */
const touched = css`
  border-color: var(--touched, ${token.color.text});
  background-color: var(--touched, ${token.color.text});
`

export const Label = styled.label`
  ${type}
  ${readable}
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${token.space[8]};
  min-block-size: ${token.target};
  color: ${token.color.text};
  cursor: pointer;

  &[data-selected] ${Track} {
    --touched: ${token.color.primaryHover};
    border-color: ${token.color.primaryBorder};
    background-color: ${token.color.primary};
  }
  &[data-selected] ${Thumb} {
    margin-inline-start: 16px;
    background-color: ${token.color.primaryText};
  }
  @media (forced-colors: active) {
    &[data-selected] ${Track} {
      border-color: Highlight;
      background-color: Highlight;
      forced-color-adjust: none;
    }
    &[data-selected] ${Thumb} {
      background-color: HighlightText;
    }
  }
  @media (hover: hover) and (forced-colors: none) {
    &:hover ${Track} {
      ${touched}
    }
  }
  @media (forced-colors: none) {
    &:active ${Track} {
      ${touched}
    }
  }
  &:has(:focus-visible) ${Track} {
    ${ring}
  }
`
