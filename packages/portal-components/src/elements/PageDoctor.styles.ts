import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'

export const Summary = styled.p`
  margin: 0;
`

export const Findings = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[12]};
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`

export const Remedy = styled.p`
  margin: ${token.space[4]} 0 0;
  font-weight: ${token.font.weight.bold};
`
