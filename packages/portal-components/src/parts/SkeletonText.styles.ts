import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'

/** As high as the same number of text lines. */
export const Lines = styled.span`
  display: grid;
  gap: 0.5em;
  padding-block: 0.25em;
  font-size: ${token.font.size[14]};
`
