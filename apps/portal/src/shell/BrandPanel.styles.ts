import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { BESIDE } from './SignedOutPage.styles'

export const Panel = styled.div`
  display: none;

  @media ${BESIDE} {
    display: flex;
    flex-direction: column;
    gap: ${token.space[24]};
    min-inline-size: 0;
    font: ${token.font.weight.regular} ${token.font.size[14]} / ${token.font.lineHeight.body}
      ${token.font.family};
  }
  & > * {
    /* Before the drawing. */
    position: relative;
    z-index: 1;
  }
`

export const Tagline = styled.p`
  max-inline-size: 13em;
  margin: 0;
  font-size: ${token.font.size[36]};
  font-weight: ${token.font.weight.bold};
  line-height: ${token.font.lineHeight.heading};
  text-wrap: balance;
`

/** The last words: nothing moves when the merchant becomes known. */
export const Merchant = styled.div`
  display: grid;
  justify-items: start;
  overflow-wrap: anywhere;
`

export const Name = styled.strong`
  font-size: ${token.font.size[16]};
  font-weight: ${token.font.weight.medium};
`

export const Mail = styled.a`
  box-sizing: border-box;
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${token.space[4]};
  min-block-size: ${token.target};
  border-radius: ${token.radius.small};
  color: inherit;
  text-decoration: none;
  outline: none;

  u {
    text-underline-offset: 3px;
  }
  &:focus-visible {
    outline: 2px solid ${token.color.mastheadText};
    outline-offset: 2px;
  }
`

export const Drawing = styled.svg`
  && {
    position: absolute;
    inset-block-end: 0;
    inset-inline-end: 0;
    z-index: 0;
    inline-size: 100%;
    block-size: auto;
    color: ${token.color.mastheadText};
  }
  &:dir(rtl) {
    transform: scaleX(-1);
  }
  @media (forced-colors: active) {
    display: none;
  }
`
