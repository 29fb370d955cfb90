import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { height } from '../../../parts/field/control.styles'

/** The questions, and what else there is to do beside them where there is room. */
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

export const Parts = styled.div`
  min-inline-size: 0;
`

/** Questions that belong together, with a line before them. */
export const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[16]};
  padding: ${token.space[20]};

  & + & {
    border-block-start: 1px solid ${token.color.border};
  }
`

export const PartHead = styled.div`
  display: grid;
  gap: ${token.space[4]};
`

export const Note = styled.p`
  margin: 0;
  color: ${token.color.textMuted};
  font-size: ${token.font.size[14]};
  overflow-wrap: anywhere;
`

export const Warning = styled.p`
  margin: ${token.space[12]} 0 0;
  color: ${token.color.caution};
  font-weight: ${token.font.weight.medium};
`

/** Each half as wide as a phone; at the end, as wide as their words, where there is room. */
export const Buttons = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space[8]};

  @container (min-width: 30em) {
    grid-template-columns: repeat(2, auto);
    justify-content: end;
  }
`

/** The switch at the card's end on a phone, under the thumb; beside its words where they would be far from it. */
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

/** A second line of the note beside the form or on a phone; in between it has room on the first. */
export const SecondLine = styled.div`
  @container (min-width: 37.5em) and (max-width: 59.9375em) {
    display: none;
  }
`

/** As high as the switch that is not known yet. */
export const EnablePlace = styled.div`
  display: grid;
  align-content: center;
  block-size: ${token.target};
`

/** As high as a button. */
export const ButtonPlace = styled.div`
  min-inline-size: 72px;
  block-size: ${height.medium};
`
