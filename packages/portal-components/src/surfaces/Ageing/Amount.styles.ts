import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'

export const Amount = styled.span`
  font-variant-numeric: tabular-nums;

  &[data-sign='none'] {
    color: ${token.color.textMuted};
    font-weight: ${token.font.weight.regular};
  }
  &[data-sign='credit'] {
    color: ${token.color.positive};
  }
`
