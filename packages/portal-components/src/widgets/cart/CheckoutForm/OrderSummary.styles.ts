import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { Action as SharedAction } from '../../../surfaces/SummaryAside/SummaryAside.styles'

export { Aside, Elsewhere, Figures, HostPart, Note } from '../../../surfaces/SummaryAside/SummaryAside.styles'

/** On narrow containers total and button share a line, as long as both have room. */
export const Action = styled(SharedAction)`
  @container (max-width: 59.99875em) {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token.space[8]} ${token.space[16]};

    & > * {
      flex: 1 1 100%;
      min-inline-size: 0;
    }
  }
`

/** The amount that a press agrees to. */
export const Due = styled.div`
  @container (max-width: 59.99875em) {
    ${Action} > & {
      flex: 1 1 8.25em;
    }
    & dl > div {
      display: grid;
      padding: 0;
      margin: 0;
      border: 0;
    }
    & dl > div > dt {
      color: ${token.color.textMuted};
      font-size: ${token.font.size[12]};
      font-weight: ${token.font.weight.regular};
    }
    & dl > div > dd {
      text-align: start;
      line-height: ${token.font.lineHeight.heading};
    }
  }
`

export const Send = styled.div`
  @container (max-width: 59.99875em) {
    ${Action} > & {
      flex: 1 1 9.75em;
    }
  }
`

export const Earlier = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[8]};
`

/** Takes no space while it is empty. */
export const Phase = styled.p`
  margin: 0;
  color: ${token.color.textMuted};
  text-align: center;

  &:empty {
    position: absolute;
  }
`
