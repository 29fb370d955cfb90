import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'

export const Mark = styled.span`
  display: inline-flex;
  align-items: baseline;
  gap: ${token.space[4]};
  color: ${token.color.critical};

  & > svg {
    flex: none;
    align-self: center;
    inline-size: 1em;
    block-size: 1em;
    stroke-width: 2.25;
  }
`
