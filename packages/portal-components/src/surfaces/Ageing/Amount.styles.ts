import { token } from '@trade-portal/theme'
import { css, styled } from 'styled-components'

const signs = css`
  &[data-sign='none'] {
    color: ${token.color.textMuted};
    font-weight: ${token.font.weight.regular};
  }
  &[data-sign='credit'] {
    color: ${token.color.positive};
  }
`

export const Amount = styled.span`
  font-variant-numeric: tabular-nums;
  ${signs}
`

/** In a column of figures, which are tabular already. */
export const amounts = css`
  & [data-sign] {
    ${signs}
  }
`
