import { token } from '@trade-portal/theme'
import { Button } from 'react-aria-components/Button'
import { Menu as AriaMenu } from 'react-aria-components/Menu'
import { Separator as AriaSeparator } from 'react-aria-components/Separator'
import { styled } from 'styled-components'
import { Item as PopoverItem } from '../../parts/popover.styles'
import { mastheadItem } from './masthead.styles'

export { Popover } from '../../parts/popover.styles'

export const Trigger = styled(Button)`
  ${mastheadItem}
`

export const Menu = styled(AriaMenu)`
  outline: none;
`

export const Separator = styled(AriaSeparator)`
  block-size: 1px;
  margin: ${token.space[4]} 0;
  background: ${token.color.border};
`

export const Item = styled(PopoverItem)`
  justify-content: space-between;
  overflow-wrap: anywhere;

  /* The current page and its ancestors. */
  &[data-current] {
    font-weight: ${token.font.weight.bold};
    box-shadow: inset var(--current-edge, 3px) 0 ${token.color.primary};
  }
  &[data-current]:dir(rtl) {
    --current-edge: -3px;
  }
`
