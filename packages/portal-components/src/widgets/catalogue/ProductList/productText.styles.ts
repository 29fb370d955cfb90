import { token } from '@trade-portal/theme'
import { css } from 'styled-components'
import { bareButton } from '../../../parts/bareButton.styles'
import { focusRing } from '../../../parts/focusRing.styles'
import { plainLetters } from '../../../parts/plainLetters.styles'

/** A product's name, which opens its modal. */
export const name = css`
  ${bareButton}
  ${focusRing}
  display: inline;
  border-radius: ${token.radius.small};
  color: ${token.color.text};
  font-family: inherit;
  font-size: ${token.font.size[16]};
  font-weight: ${token.font.weight.bold};
  line-height: 1.3;
  text-align: start;
  text-decoration-line: underline;
  text-decoration-color: transparent;
  text-underline-offset: 3px;
  overflow-wrap: anywhere;
  cursor: pointer;

  @media (hover: hover) {
    &:hover {
      color: ${token.color.link};
      text-decoration-color: currentColor;
    }
  }
  &:active {
    color: ${token.color.linkHover};
  }
  @media (pointer: coarse) {
    min-block-size: 24px;
  }
`

/** The product number. */
export const sku = css`
  ${plainLetters}
  color: ${token.color.textMuted};
  font-size: ${token.font.size[14]};
  font-weight: ${token.font.weight.regular};
  overflow-wrap: anywhere;
`
