import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[12]} ${token.space[24]};
`

export const Note = styled.p`
  margin: 0;
  color: ${token.color.textMuted};
`
