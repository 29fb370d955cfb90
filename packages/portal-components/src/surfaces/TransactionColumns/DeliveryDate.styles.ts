import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { MEDIUM } from '../../parts/table/dataGrid.styles'

/** On a card, which has no head, a picture tells what day it is. */
export const DeliveryDate = styled.span`
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
