import { token } from '@trade-portal/theme'
import { css } from 'styled-components'
import { iconSize, tint, type } from './field/control.styles'
import { innerRing } from './focusRing.styles'
import { appear } from './movements.styles'

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
  @media (prefers-reduced-motion: no-preference) {
    animation: ${appear} ${token.motion.press} ${token.motion.easing};
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

  ${iconSize(16)}
  &[data-focused],
  &[data-hovered] {
    background-color: ${tint.hovered};
  }
  &[data-focus-visible] {
    ${innerRing}
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
