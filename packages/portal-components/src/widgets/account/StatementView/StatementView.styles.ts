import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { offPaper } from '../../../parts/paper.styles'

export const Actions = styled.div`
  ${offPaper}
  flex: 1 1 100%;
  display: grid;
  gap: ${token.space[8]};
  margin-block-start: ${token.space[4]};

  @container widget (min-width: 40em) {
    flex: 0 1 auto;
    justify-items: end;
    margin: 0;
  }
  @container widget (min-width: 60em) {
    display: flex;
    flex-direction: row-reverse;
    align-items: center;
    gap: ${token.space[16]};
  }
`

/** As wide as a phone, within reach of a thumb. */
export const Buttons = styled.div`
  flex: none;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: ${token.space[8]};

  @container widget (min-width: 40em) {
    grid-auto-columns: auto;
  }

  /* As wide as the loading button. */
  & > [data-radius] {
    min-inline-size: 142px;
  }
`

/** Stacks the notes, so that the buttons beside them do not wrap. */
export const Notes = styled.div`
  display: grid;
  gap: ${token.space[4]};

  &:empty {
    display: none;
  }
`

export const Summary = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[24]};

  @container widget (min-width: 45em) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: ${token.space[48]};
    align-items: center;
  }
`

export const Address = styled.address`
  color: ${token.color.textMuted};
  font-size: ${token.font.size[14]};
  font-style: normal;
  overflow-wrap: anywhere;
`
