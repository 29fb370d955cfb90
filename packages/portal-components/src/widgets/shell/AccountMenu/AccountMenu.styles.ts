import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'

export const Who = styled.div`
  display: grid;
  padding: ${token.space[8]} ${token.space[8]} ${token.space[12]};
  margin-block-end: ${token.space[4]};
  border-block-end: 1px solid ${token.color.border};
  font-size: ${token.font.size[14]};
  overflow-wrap: anywhere;

  span {
    color: ${token.color.textMuted};
  }
`
