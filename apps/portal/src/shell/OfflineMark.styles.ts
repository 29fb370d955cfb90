import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'

/** Announces the state from within the bar, where it takes no room while the device is online. */
export const Status = styled.div`
  flex: none;

  &:empty {
    position: absolute;
  }
`

/** An item of the bar. Its word stands below the icon where the bar has little room. */
export const Mark = styled.span`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  box-sizing: border-box;
  min-block-size: 40px;
  padding-inline: ${token.space[4]};
  border: 1px solid color-mix(in srgb, ${token.color.mastheadText} 45%, ${token.color.masthead});
  border-radius: ${token.radius.control};
  color: ${token.color.mastheadText};
  font-size: ${token.font.size[12]};
  font-weight: ${token.font.weight.medium};
  line-height: 16px;
  white-space: nowrap;

  & > svg {
    inline-size: 16px;
    block-size: 16px;
  }
  @media (min-width: 40em) and (max-width: 72.4375em), (min-width: 90em) {
    flex-direction: row;
    gap: ${token.space[8]};
    padding-inline: ${token.space[12]};
  }
`
