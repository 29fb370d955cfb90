import { token } from '@trade-portal/theme'
import { css, styled } from 'styled-components'
import { PlainButton } from '../../parts/PlainButton'

/** Links and buttons of the masthead. */
export const mastheadItem = css`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[4]};
  min-block-size: max(${token.target}, 40px);
  padding: 0 ${token.space[12]};
  border: 0;
  border-radius: ${token.radius.control};
  background: none;
  color: ${token.color.mastheadText};
  font: ${token.font.weight.medium} ${token.font.size[14]} / ${token.font.lineHeight.body}
    ${token.font.family};
  white-space: nowrap;
  text-decoration: none;
  cursor: pointer;
  outline: none;
  transition: background-color ${token.motion.press} ${token.motion.easing};

  @media (hover: hover) {
    &:hover {
      background: ${token.color.mastheadHover};
    }
  }
  &[data-current],
  &[aria-expanded='true'] {
    background: ${token.color.mastheadHover};
  }
  /* Two shades of a brand are hard to tell apart, and forced colors remove both. */
  @media (prefers-contrast: more), (forced-colors: active) {
    &[data-current] {
      text-decoration-line: underline;
      text-decoration-thickness: 2px;
      text-underline-offset: 6px;
    }
  }
  &:active {
    background: color-mix(in srgb, ${token.color.mastheadHover} 80%, ${token.color.mastheadText});
  }
  &:focus-visible {
    outline: 2px solid ${token.color.mastheadText};
    outline-offset: -2px;
  }
`

/** Placeholder for a menu's button until the menu's code is loaded. */
export const Trigger = styled(PlainButton)`
  ${mastheadItem}
`

/** A square button of the masthead with an icon. */
export const IconTrigger = styled(PlainButton)`
  ${mastheadItem}
  justify-content: center;
  min-inline-size: 44px;
  min-block-size: 44px;
  padding: 0;
`
