import { token } from '@trade-portal/theme'
import { css } from 'styled-components'
import { MEDIUM } from '../../parts/table/dataGrid.styles'

/** On a card, which has no head, a picture tells what day it is. */
export const deliveryDates = css`
  color: ${token.color.textMuted};
  white-space: nowrap;

  & > svg {
    inline-size: 14px;
    block-size: 14px;
    margin-inline-end: ${token.space[4]};
    vertical-align: -2px;
  }
  @container ${MEDIUM} {
    color: inherit;

    & > svg {
      display: none;
    }
  }
`
