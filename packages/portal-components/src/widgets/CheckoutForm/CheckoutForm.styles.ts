import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'

export { Columns, Note } from '../../surfaces/SummaryAside/SummaryAside.styles'

export const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[20]};

  /* A field that takes the focus is not left behind the bar with total and button. */
  & :is(input, textarea, button, [role='spinbutton']) {
    scroll-margin-block-end: calc(${token.space[64]} * 2);
  }
  @container (min-width: 960px) {
    & :is(input, textarea, button, [role='spinbutton']) {
      scroll-margin-block-end: 0;
    }
  }
`

export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[16]};
`

/** Two short answers side by side, where a thumb has room for them. */
export const Pair = styled.div`
  display: grid;
  gap: ${token.space[16]} ${token.space[12]};
  align-items: start;

  @container (min-width: 480px) {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;

    &[data-uneven] > :first-child {
      grid-column: span 2;
    }
  }
`

export const Delivery = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token.space[8]};

  &[data-empty] {
    display: none;
  }
`

export const DeliveryWords = styled.p`
  display: flex;
  gap: ${token.space[8]};
  margin: 0;
  color: ${token.color.textMuted};
  font-size: ${token.font.size[14]};
  line-height: ${token.font.lineHeight.body};

  & > svg {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
    margin-block-start: 1px;
  }
`

export const Lines = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[12]};
`
