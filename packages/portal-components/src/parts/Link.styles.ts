import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { action, tones } from './action.styles'
import { iconSize, pressMotion } from './field/control.styles'
import { focusRing } from './focusRing.styles'
import { PlainLink } from './PlainLink'

export const TextLink = styled(PlainLink)`
  ${pressMotion}
  ${focusRing}
  border-radius: ${token.radius.small};
  color: ${token.color.link};
  font: inherit;
  text-decoration: underline;
  text-decoration-color: color-mix(in srgb, currentColor 35%, transparent);
  text-underline-offset: 3px;
  cursor: pointer;

  @media (hover: hover) {
    &:hover {
      color: ${token.color.linkHover};
      text-decoration-color: currentColor;
    }
  }
  &:active {
    color: ${token.color.text};
    text-decoration-color: currentColor;
  }

  &[data-tone='quiet'] {
    color: inherit;
  }
  /* Without weight, so that the line still shows when hovered and pressed. */
  &:where([data-tone='quiet']) {
    text-decoration-color: transparent;
  }

  /* A link without an icon wraps like the text around it. */
  &:has(> svg) {
    display: inline-flex;
    align-items: center;
    gap: ${token.space[4]};
  }
  ${iconSize(16)}

  /* A touch target, without changing the line height. */
  @media (pointer: coarse) {
    padding-block: max(0px, calc((${token.target} - 1em) / 2));

    &:has(> svg) {
      min-block-size: ${token.target};
      padding-block: 0;
    }
  }
  /* Links are plain text on paper. */
  @media print {
    padding: 0;
    text-decoration: none;
  }
`

export const ButtonLink = styled(PlainLink)`
  ${action}
  ${tones}
`
