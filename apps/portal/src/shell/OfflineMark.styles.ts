import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'

/** Hangs from the middle of the bar, no lower than the room that a phone's page leaves above its title. */
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
  padding: 0 ${token.space[12]} 1px;
  border: 1px solid color-mix(in srgb, ${token.color.mastheadText} 30%, ${token.color.masthead});
  border-block-start: 0;
  border-radius: 0 0 ${token.radius.control} ${token.radius.control};
  background: ${token.color.masthead};
  color: ${token.color.mastheadText};
  font-size: ${token.font.size[12]};
  font-weight: ${token.font.weight.medium};
  line-height: 18px;

  & > svg {
    inline-size: 14px;
    block-size: 14px;
  }
`
