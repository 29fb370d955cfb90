import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { offPaper } from '../../parts/paper.styles'

export const Paid = styled.span`
  display: flex;
  gap: ${token.space[8]};
  color: ${token.color.text};
  font-size: ${token.font.size[14]};
  font-weight: ${token.font.weight.regular};
  text-align: start;
  ${offPaper}

  & > svg {
    flex: none;
    inline-size: 16px;
    block-size: 1lh;
    color: ${token.color.positive};
  }
`
