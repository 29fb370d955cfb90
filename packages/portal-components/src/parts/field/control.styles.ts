import { token } from '@trade-portal/theme'
import { css } from 'styled-components'

/** Heights of buttons and fields. They grow with the density and are never below the touch target. */
export const height = {
  medium: `max(${token.target}, calc(${token.space[32]} + ${token.space[8]}))`,
  field: `max(${token.target}, calc(${token.space[32]} + ${token.space[12]}))`,
  large: `max(${token.target}, ${token.space[48]})`,
} as const

/** The maximum height of a list of options, with a minimum for host pages with a small root font size. */
export const MOST_HEIGHT = 'max(15rem, 240px)'

/** The font of the theme, which browsers do not apply to form controls. */
export const type = css`
  font-family: ${token.font.family};
  font-size: ${token.font.size[14]};
  line-height: ${token.font.lineHeight.body};
  letter-spacing: normal;
  text-transform: none;
`

/** Body text: larger on a phone, which is read at arm's length and in sunlight. */
export const readable = css`
  @media (pointer: coarse) {
    font-size: ${token.font.size[16]};
  }
`

/** The icons of a control, at a size in px. */
export const iconSize = (size: number) => css`
  & > svg {
    flex: none;
    inline-size: ${size}px;
    block-size: ${size}px;
  }
`

/** A colour transition for hovered and pressed controls. The theme root sets its time to 0 under reduced motion. */
export const pressMotion = css`
  transition:
    background-color ${token.motion.press} ${token.motion.easing},
    border-color ${token.motion.press} ${token.motion.easing},
    color ${token.motion.press} ${token.motion.easing};
`

/** Neutral backgrounds for hovered and pressed controls. */
export const tint = {
  hovered: `color-mix(in srgb, ${token.color.text} 6%, transparent)`,
  pressed: `color-mix(in srgb, ${token.color.text} 13%, transparent)`,
} as const

/** The neutral backgrounds as rules. */
export const tinted = css`
  @media (hover: hover) {
    &:hover:not([data-disabled], [aria-disabled], :disabled) {
      background-color: ${tint.hovered};
    }
  }
  &:active:not([data-disabled], [aria-disabled], :disabled) {
    background-color: ${tint.pressed};
  }
`
