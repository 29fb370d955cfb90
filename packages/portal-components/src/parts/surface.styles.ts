import { token } from '@trade-portal/theme'
import { css } from 'styled-components'
import { appear } from './movements.styles'
import { tint, type } from './field/control.styles'

export const surface = css`
  ${type}
  box-sizing: border-box;
  padding: ${token.space[4]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.card};
  background-color: ${token.color.surfaceRaised};
  color: ${token.color.text};
  box-shadow: ${token.shadow.float};
  overflow: auto;
  overscroll-behavior: contain;
  outline: none;
`

/** Its entry animation. */
export const surfaceComes = css`
  animation: ${appear} ${token.motion.press} ${token.motion.easing};

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`

/** An option in a list or menu. */
export const option = css`
  box-sizing: border-box;
  display: flex;
  align-items: center;
  gap: ${token.space[8]};
  min-block-size: ${token.target};
  padding: ${token.space[4]} ${token.space[8]};
  border-radius: ${token.radius.small};
  color: ${token.color.text};
  font-size: ${token.font.size[14]};
  text-decoration: none;
  outline: none;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;

  & > svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
  }
  &[data-focused],
  &[data-hovered] {
    background-color: ${tint.hovered};
  }
  &[data-focus-visible] {
    outline: 2px solid ${token.color.focus};
    outline-offset: -2px;
  }
  &[data-pressed] {
    background-color: ${tint.pressed};
  }
  &[data-selected] {
    font-weight: ${token.font.weight.medium};
  }
  &[data-disabled] {
    color: ${token.color.textMuted};
    cursor: not-allowed;
  }
`
