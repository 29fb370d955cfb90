import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { MEDIUM } from '../../parts/table/dataGrid.styles'

/** A word on a card, which has no column for it. */
export const OnCard = styled.span`
  margin-inline-start: ${token.space[8]};

  @container ${MEDIUM} {
    display: none;
  }
`
