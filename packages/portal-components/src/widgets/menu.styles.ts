import { token } from '@trade-portal/theme'
import * as Aria from 'react-aria-components'
import { styled } from 'styled-components'
import { Item as PopoverItem } from '../parts/popover.styles'
import { mastheadItem } from './masthead.styles'

export { Popover } from '../parts/popover.styles'

export const Trigger = styled(Aria.Button)`
  ${mastheadItem}
`

export const Menu = styled(Aria.Menu)`
  outline: none;
`

/** Between what belongs together and what does not. */
export const Separator = styled(Aria.Separator)`
  block-size: 1px;
  margin: ${token.space[4]} 0;
  background: ${token.color.border};
`

export const Item = styled(PopoverItem)`
  justify-content: space-between;
  overflow-wrap: anywhere;
`
