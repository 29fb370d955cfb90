import { styled } from 'styled-components'
import { offPaper } from '../../parts/paper.styles'

export const Way = styled.span`
  display: contents;
  ${offPaper}
`
