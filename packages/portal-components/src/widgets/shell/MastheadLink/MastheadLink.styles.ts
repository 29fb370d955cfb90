import { styled } from 'styled-components'
import { PlainLink } from '../../../parts/PlainLink'
import { mastheadItem } from '../masthead.styles'

export const MastheadLink = styled(PlainLink)`
  ${mastheadItem}
`
