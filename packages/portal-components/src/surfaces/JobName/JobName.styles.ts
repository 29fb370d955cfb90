import { token } from '@trade-portal/theme'
import { css, styled } from 'styled-components'
import { focusRing } from '../../parts/focusRing.styles'
import { PlainLink } from '../../parts/PlainLink'

const CARD = '@container table (max-width: 39.99875em)'

const words = css`
  display: block;
  overflow-wrap: anywhere;

  ${CARD} {
    &:is([data-index]:not([data-open]) *) {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
  }
`

/** As wide as its text. The touch target extends below the text, since the number's link is above it. */
const link = css`
  ${focusRing}
  position: relative;
  display: inline-block;
  max-inline-size: 100%;
  border-radius: ${token.radius.small};
  color: inherit;
  vertical-align: top;
  text-decoration: none;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;

  & > span {
    text-decoration-line: underline;
    text-decoration-color: color-mix(in srgb, currentColor 35%, transparent);
    text-underline-offset: 3px;
  }
  @media (hover: hover) {
    &:hover {
      color: ${token.color.linkHover};
    }
    &:hover > span {
      text-decoration-color: currentColor;
    }
  }
  &:active {
    color: ${token.color.text};
  }
  &:active > span {
    text-decoration-color: currentColor;
  }

  @media (pointer: coarse) {
    &::after {
      content: '';
      position: absolute;
      inset: min(0px, calc((100% - ${token.target}) / 2));
    }
    ${CARD} {
      &:is([data-index] > * > *)::after {
        inset-block: calc(${token.space[4]} * -1) calc(100% + ${token.space[4]} - ${token.target});
      }
    }
  }
`

export const Words = styled.span`
  ${words}
`

export const JobLink = styled(PlainLink)`
  ${link}
`

/** For a column of jobs, in plain elements. */
export const jobs = css`
  & > span,
  & > a > span {
    ${words}
  }
  & > a {
    ${link}
  }
`
