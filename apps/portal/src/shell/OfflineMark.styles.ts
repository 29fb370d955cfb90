import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'

/** Hangs from the middle of the bar, over whatever is under it. */
export const Place = styled.div`
  position: absolute;
  inset-block-start: 100%;
  inset-inline: 0;
  display: flex;
  justify-content: center;
  pointer-events: none;
`

export const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[8]};
  padding: 2px ${token.space[12]} ${token.space[4]};
  border-radius: 0 0 ${token.radius.control} ${token.radius.control};
  background: ${token.color.masthead};
  color: ${token.color.mastheadText};
  font-size: ${token.font.size[14]};
  font-weight: ${token.font.weight.medium};

  & > svg {
    inline-size: 16px;
    block-size: 16px;
  }
`
