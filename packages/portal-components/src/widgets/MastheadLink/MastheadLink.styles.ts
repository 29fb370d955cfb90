import { Link } from 'react-aria-components'
import { styled } from 'styled-components'
import { mastheadItem } from '../masthead.styles'

export const MastheadLink = styled(Link)`
  ${mastheadItem}
`
