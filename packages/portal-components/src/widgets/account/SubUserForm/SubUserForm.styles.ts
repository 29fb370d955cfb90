import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { height } from '../../../parts/field/control.styles'

/** The form, with the removal beside it on wide containers. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${token.space[20]};

  @container (min-width: 60em) {
    grid-template-columns: minmax(0, 1fr) 360px;
    gap: ${token.space[24]};

    &[data-single] {
      grid-template-columns: minmax(0, calc(${token.font.size[16]} * 52));
    }
  }
`

/** A group of fields, separated by lines. */
export const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[16]};
  padding: ${token.space[20]};

  & + & {
    border-block-start: 1px solid ${token.color.border};
  }
`

export const Warning = styled.p`
  margin: ${token.space[12]} 0 0;
  color: ${token.color.caution};
  font-weight: ${token.font.weight.medium};
`

/** Half the width each on a phone; at the end, in natural width, on wider containers. */
export const Buttons = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space[8]};

  @container (min-width: 30em) {
    grid-template-columns: repeat(2, auto);
    justify-content: end;
  }
`

/** At the card's edge on a phone, within reach of a thumb; beside its label on wider containers. */
export const Enable = styled.div`
  display: grid;
  font-weight: ${token.font.weight.bold};

  & label {
    justify-content: space-between;
    gap: ${token.space[12]};
  }

  @container (min-width: 30em) {
    justify-content: start;
  }
`

/** The note takes two lines beside the form and on a phone, and one in between. */
export const SecondLine = styled.div`
  @container (min-width: 37.5em) and (max-width: 59.9375em) {
    display: none;
  }
`

export const EnableSlot = styled.div`
  display: grid;
  align-content: center;
  block-size: ${token.target};
`

export const ButtonSlot = styled.div`
  min-inline-size: 72px;
  block-size: ${height.medium};
`
