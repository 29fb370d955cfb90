import { sides, token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { logo } from './logo.styles'

/** Room for the merchant's panel beside the form. */
export const BESIDE = '(min-width: 64em)'

export const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100vh;
  min-block-size: 100dvh;

  @media ${BESIDE} {
    &:not([data-wide]) {
      display: grid;
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    }
  }
`

export const Bar = styled.header`
  display: flex;
  align-items: center;
  min-block-size: 56px;
  ${sides(token.space[16])}
  background: ${token.color.masthead};
  color: ${token.color.mastheadText};
  --trade-focus: ${token.color.mastheadText};

  img {
    ${logo}
  }
  @media (min-width: 56.25em) {
    min-block-size: 64px;
    ${sides(token.space[32])}
  }
  @media ${BESIDE} {
    ${Page}:not([data-wide]) > & {
      position: sticky;
      inset-block-start: 0;
      display: grid;
      grid-template-rows: auto minmax(0, 1fr);
      justify-items: start;
      align-items: stretch;
      gap: ${token.space[48]};
      block-size: 100vh;
      block-size: 100dvh;
      padding-block: ${token.space[48]};
      ${sides(token.space[48])}
      box-sizing: border-box;
      overflow: hidden;
    }
    ${Page}:not([data-wide]) > & > img {
      max-inline-size: 100%;
      block-size: 40px;
      object-fit: contain;
      object-position: left center;
    }
  }
`

export const Main = styled.main`
  display: grid;
  flex: 1;
  align-content: start;
  justify-items: center;
  padding-block: ${token.space[16]};
  ${sides(token.space[16])}
  outline: none;

  @media (min-width: 40em) {
    padding-block: 12vh ${token.space[32]};

    ${Page}[data-wide] > & {
      padding-block-start: ${token.space[32]};
    }
  }
  @media ${BESIDE} {
    ${Page}:not([data-wide]) > & {
      align-content: center;
      padding-block: ${token.space[32]};
    }
  }
`

export const Card = styled.div`
  display: grid;
  justify-items: center;
  inline-size: 100%;
  max-inline-size: 480px;
  padding: ${token.space[24]} ${token.space[16]};
  box-sizing: border-box;
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.modal};
  background: ${token.color.surfaceRaised};

  @media (min-width: 40em) {
    padding: ${token.space[48]} ${token.space[32]};
  }
  ${Page}[data-wide] & {
    justify-items: stretch;
    max-inline-size: 640px;
    padding-block: ${token.space[24]};
  }
`
