import { token } from '@trade-portal/theme'
import styled from 'styled-components'
import { type } from './control.styles'

export const List = styled.ol`
  ${type}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  margin: 0;
  padding: 0;
  color: ${token.color.textMuted};
  list-style: none;
`

export const Crumb = styled.li`
  display: inline-flex;
  align-items: center;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
    inline-size: 14px;
    block-size: 14px;
    margin-inline: ${token.space[4]};
  }
  &:dir(rtl) > svg {
    scale: -1 1;
  }
  @media (pointer: coarse) {
    min-block-size: 32px;
  }
`
