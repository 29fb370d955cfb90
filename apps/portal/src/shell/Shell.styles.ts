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
  /* Neither the bar nor anything else sticks in a low window, as one zoomed to 400 % is. */
  @media (max-height: 480px) {
    --trade-sticky-top: 0px;
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

export const Main = styled.main`
  flex: 1;
  inline-size: 100%;
  max-inline-size: 1440px;
  margin: 0 auto;
  padding-block: ${token.space[12]} ${token.space[48]};
  ${sides(token.space[16])}
  box-sizing: border-box;
  outline: none;

  @media (min-width: 40em) {
    padding-block: ${token.space[24]} ${token.space[48]};
    ${sides(token.space[24])}
  }
  @media (min-width: 64em) {
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
