import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'

export const InCart = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[4]};
  color: ${token.color.positive};
  font-size: ${token.font.size[12]};
  font-weight: ${token.font.weight.medium};
  line-height: 1.35;
  white-space: nowrap;

  & > svg {
    flex: none;
    inline-size: 13px;
    block-size: 13px;
    stroke-width: 3;
  }
`
