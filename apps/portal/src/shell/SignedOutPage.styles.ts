import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { logo } from './logo.styles'

export const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100vh;
  min-block-size: 100dvh;
`

export const Bar = styled.header`
  display: flex;
  align-items: center;
  min-block-size: 56px;
  padding: 0 ${token.space[16]};
  background: ${token.color.masthead};
  color: ${token.color.mastheadText};

  img {
    ${logo}
  }
  @media (min-width: 900px) {
    min-block-size: 64px;
    padding: 0 ${token.space[32]};
  }
`

export const Waiting = styled.div`
  display: grid;
  flex: 1;
  place-items: center;
  padding: ${token.space[16]};
`

/** Said beside the form, where the bar is a panel. */
export const Tagline = styled.p`
  display: none;
`

export const Main = styled.main`
  display: grid;
  flex: 1;
  align-content: start;
  justify-items: center;
  padding: ${token.space[16]};
  outline: none;

  @media (min-width: 640px) {
    padding-block: 12vh ${token.space[32]};

    &[data-wide] {
      padding-block-start: ${token.space[32]};
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

  @media (min-width: 640px) {
    padding: ${token.space[48]} ${token.space[32]};
  }
  ${Main}[data-wide] > & {
    justify-items: stretch;
    max-inline-size: 640px;
    padding-block: ${token.space[24]};
  }
`

/** Beside a sign-in, where there is room, the bar is a panel of the merchant's. */
export const SignInPage = styled(Page)`
  @media (min-width: 1024px) {
    display: grid;
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);

    & > ${Bar} {
      flex-direction: column;
      align-items: flex-start;
      justify-content: center;
      gap: ${token.space[24]};
      padding: ${token.space[48]};
    }
    & > ${Bar} img {
      max-inline-size: 100%;
      block-size: 56px;
    }
    & ${Tagline} {
      display: block;
      max-inline-size: 22ch;
      margin: 0;
      font-size: ${token.font.size[28]};
      font-weight: ${token.font.weight.bold};
      letter-spacing: -0.02em;
      line-height: ${token.font.lineHeight.heading};
    }
    & > ${Main} {
      align-content: center;
      padding-block: ${token.space[32]};
    }
  }
`
