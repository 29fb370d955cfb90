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

  /* Each line of links is as high as a touch target, also when they wrap; the heading below keeps its position. */
  @media (pointer: coarse) {
    margin-block: calc((${token.target} - 1.5em) / -2) calc(${token.space[4]} * -1);

    & a {
      display: inline-block;
      padding-block: 0;
      line-height: ${token.target};
    }
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
