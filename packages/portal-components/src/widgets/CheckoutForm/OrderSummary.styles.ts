import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'

export { Action, Aside, Elsewhere, Figures, Note } from '../../surfaces/SummaryAside/SummaryAside.styles'

export const Earlier = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[8]};
`

/** Takes no room until something is said. */
export const Phase = styled.p`
  margin: 0;
  color: ${token.color.textMuted};
  text-align: center;

  &:empty {
    position: absolute;
  }
`

export const Placed = styled.div`
  display: grid;
  gap: ${token.space[16]};
  color: ${token.color.textMuted};

  & > p {
    display: grid;
    gap: ${token.space[4]};
    margin: 0;
  }
`

export const Number = styled.b`
  color: ${token.color.text};
  font-size: ${token.font.size[28]};
  font-weight: ${token.font.weight.bold};
  font-variant-numeric: tabular-nums;
  line-height: ${token.font.lineHeight.heading};
`
