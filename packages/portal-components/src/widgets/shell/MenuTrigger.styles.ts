import { styled } from 'styled-components'
import { PlainButton } from '../../parts/PlainButton'
import { mastheadItem } from './masthead.styles'

/** Stands in for a menu's button until the menu was read. */
export const Trigger = styled(PlainButton)`
  ${mastheadItem}
`
