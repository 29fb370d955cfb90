import { styled } from 'styled-components'
import { PlainButton } from '../../parts/PlainButton'
import { mastheadItem } from './masthead.styles'

/** Placeholder for a menu's button until the menu's code is loaded. */
export const Trigger = styled(PlainButton)`
  ${mastheadItem}
`
