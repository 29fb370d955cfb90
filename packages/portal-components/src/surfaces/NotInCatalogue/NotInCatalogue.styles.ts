import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'

export const Page = styled.div`
  display: grid;
  gap: ${token.space[12]};
  color: ${token.color.text};
  font-family: ${token.font.family};
`

export const Search = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: stretch;
  gap: ${token.space[8]};
  margin-block-start: ${token.space[16]};
`

export const Error = styled.p`
  margin: ${token.space[8]} 0 0;
  color: ${token.color.critical};
  font-size: ${token.font.size[14]};
  font-weight: ${token.font.weight.medium};
`
