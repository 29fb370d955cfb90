import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { type } from './field/control.styles'
import { offPaper } from './paper.styles'

export const Way = styled.nav`
  ${offPaper}
`

export const List = styled.ol`
  ${type}
  margin: 0;
  padding: 0;
  color: ${token.color.textMuted};
  list-style: none;

  /* The heading under it leaves the links their height for a finger, and so does each line that they break into. */
  @media (pointer: coarse) {
    margin-block: calc((${token.target} - 1.5em) / -2);
    padding-block-end: ${token.space[4]};
    line-height: ${token.target};
  }
`

export const Crumb = styled.li`
  display: inline;
  overflow-wrap: anywhere;

  & > svg {
    inline-size: 14px;
    block-size: 14px;
    margin-inline: ${token.space[4]};
    vertical-align: -2px;
  }
`
