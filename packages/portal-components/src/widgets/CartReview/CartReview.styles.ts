import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'

export { Action, Aside, Elsewhere, Figures, Note } from '../../surfaces/SummaryAside/SummaryAside.styles'

/** One column, until there is room for the summary beside the lines. */
export const Columns = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${token.space[16]};

  @container (min-width: 960px) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 360px;
    gap: ${token.space[24]};
    align-items: start;
  }
`
