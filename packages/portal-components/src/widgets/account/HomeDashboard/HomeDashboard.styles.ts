import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'

/** Reserves the greeting's height: one line, small enough for a phone. */
export const Greeting = styled.div`
  display: grid;
  align-content: center;
  min-block-size: 40px;

  @container widget (max-width: 37.4375em) {
    min-block-size: 24px;

    && > h1 {
      font-size: ${token.font.size[18]};
    }
  }
`

/** Reserves the carousel's height while it loads. Promotions come last, below everything needed for an order. */
export const Banner = styled.div`
  block-size: 160px;
  border-radius: ${token.radius.card};
  overflow: hidden;

  /* Height of the picture and the controls below it. */
  @container (max-width: 22.4375em) {
    block-size: 204px;
  }
`

/** Small facts about the account, below everything else. */
export const Foot = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[4]} ${token.space[16]};
  margin: 0;
  padding: 0;
  color: ${token.color.textMuted};
  font-size: ${token.font.size[12]};
  font-variant-numeric: tabular-nums;
  list-style: none;
`

export const LastLogin = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.3em;
`
