import { token } from '@trade-portal/theme'
import { SwitchButton, SwitchField } from 'react-aria-components/Switch'
import { styled } from 'styled-components'
import { pressMotion, readable, type } from './field/control.styles'
import { ring } from './focusRing.styles'

export const Thumb = styled.span`
  display: block;
  inline-size: 16px;
  block-size: 16px;
  border-radius: ${token.radius.pill};
  background-color: ${token.color.surfaceRaised};
  transition: margin ${token.motion.press} ${token.motion.easing};

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
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

export const Field = styled(SwitchField)`
  ${type}
  display: inline-grid;
`

export const Label = styled(SwitchButton)`
  ${readable}
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${token.space[8]};
  min-block-size: ${token.target};
  color: ${token.color.text};
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;

  @media (forced-colors: none) {
    &[data-hovered] ${Track}, &[data-pressed] ${Track} {
      border-color: ${token.color.text};
      background-color: ${token.color.text};
    }
  }
  &[data-selected] ${Track} {
    border-color: ${token.color.primaryBorder};
    background-color: ${token.color.primary};
  }
  &[data-selected] ${Thumb} {
    margin-inline-start: 16px;
    background-color: ${token.color.primaryText};
  }
  &[data-selected]:not([data-disabled]) ${Track} {
    @media (forced-colors: active) {
      border-color: Highlight;
      background-color: Highlight;
      forced-color-adjust: none;
    }
  }
  &[data-selected]:not([data-disabled]) ${Thumb} {
    @media (forced-colors: active) {
      background-color: HighlightText;
    }
  }
  &[data-selected][data-hovered] ${Track}, &[data-selected][data-pressed] ${Track} {
    border-color: ${token.color.primaryHover};
    background-color: ${token.color.primaryHover};
  }
  &[data-focus-visible] ${Track} {
    ${ring}
  }
  &[data-disabled] {
    color: ${token.color.textMuted};
    cursor: not-allowed;
  }
  &[data-disabled] ${Track} {
    border-color: ${token.color.border};
    background-color: ${token.color.borderStrong};
  }
`
