import { token } from '@trade-portal/theme'
import { css } from 'styled-components'

/** Heights of what can be pressed or typed in; each grows with the density and never falls under the target. */
export const height = {
  medium: `max(${token.target}, calc(${token.space[32]} + ${token.space[8]}))`,
  field: `max(${token.target}, calc(${token.space[32]} + ${token.space[12]}))`,
  large: `max(${token.target}, ${token.space[48]})`,
} as const

/** The height of a list of answers, past which it scrolls; no less where a host's root has small letters. */
export const MOST_HEIGHT = 'max(15rem, 240px)'

/** Type of the host, whatever the browser gives to form controls. */
export const type = css`
  font-family: ${token.font.family};
  font-size: ${token.font.size[14]};
  line-height: ${token.font.lineHeight.body};
  letter-spacing: normal;
  text-transform: none;
`

/** Running text: larger on a phone, which is read at arm's length and in sunlight. */
export const readable = css`
  @media (pointer: coarse) {
    font-size: ${token.font.size[16]};
  }
`

/** A colour that answers to a press without a jump; still for whoever asked for stillness. */
export const pressMotion = css`
  transition:
    background-color ${token.motion.press} ${token.motion.easing},
    border-color ${token.motion.press} ${token.motion.easing},
    color ${token.motion.press} ${token.motion.easing};

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`

/** A neutral surface under the pointer, and under the finger. */
export const tint = {
  hovered: `color-mix(in srgb, ${token.color.text} 6%, transparent)`,
  pressed: `color-mix(in srgb, ${token.color.text} 13%, transparent)`,
} as const
