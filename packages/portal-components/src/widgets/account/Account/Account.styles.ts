import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[8]} ${token.space[16]};

  /* Receives the focus when a button is removed; not interactive itself. */
  &:focus {
    outline: none;
  }
`

export const Who = styled.div`
  display: grid;
  min-inline-size: 0;
  overflow-wrap: break-word;
`

export const Company = styled.span`
  color: ${token.color.textMuted};
  font-size: ${token.font.size[14]};
`
