import { token } from '@trade-portal/theme'
import { css } from 'styled-components'
import { badges } from '../../parts/Badge'
import { MEDIUM } from '../../parts/table/dataGrid.styles'

/** A badge stands at the number on a card, which has no column for it. */
export const numbers = css`
  ${badges}
  & > [data-badge] {
    margin-inline-start: ${token.space[8]};

    @container ${MEDIUM} {
      display: none;
    }
  }
`
