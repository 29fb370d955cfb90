import { sides, token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { WIDE } from './Masthead.styles'

export const Shell = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100vh;
  min-block-size: 100dvh;
  /* The top bar's height: what sticks inside a page stays under it. */
  --trade-sticky-top: 56px;

  @media ${WIDE} {
    --trade-sticky-top: 64px;
  }
  @media print {
    display: block;
    min-block-size: 0;

    /* Paper has no menus. */
    & > :not(main, [data-paper]) {
      display: none;
    }
  }
`

export const Skip = styled.button`
  position: absolute;
  inset-block-start: ${token.space[8]};
  inset-inline-start: ${token.space[8]};
  z-index: ${token.layer.overlay};
  padding: ${token.space[8]} ${token.space[16]};
  border: 0;
  border-radius: ${token.radius.control};
  background: ${token.color.primary};
  color: ${token.color.primaryText};
  font: ${token.font.weight.medium} ${token.font.size[14]} / ${token.font.lineHeight.body}
    ${token.font.family};

  &:not(:focus) {
    inline-size: 1px;
    block-size: 1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }
`

export const Main = styled.main`
  flex: 1;
  inline-size: 100%;
  max-inline-size: 1440px;
  margin: 0 auto;
  padding-block: ${token.space[12]} ${token.space[48]};
  ${sides(token.space[16])}
  box-sizing: border-box;
  outline: none;

  @media (min-width: 640px) {
    padding-block: ${token.space[24]} ${token.space[48]};
    ${sides(token.space[24])}
  }
  @media (min-width: 1024px) {
    ${sides(token.space[32])}
  }
  h1:focus {
    outline: none;
  }
  @media print {
    &&& {
      max-inline-size: none;
      padding: 0;
    }
  }
`

export const OpenOrders = styled.div`
  &:not(:empty) {
    margin-block-end: ${token.space[24]};
  }
  @media print {
    display: none;
  }
`
