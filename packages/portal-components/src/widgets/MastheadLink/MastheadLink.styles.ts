import { Link } from 'react-aria-components/Link'
import { styled } from 'styled-components'
import { mastheadItem } from '../masthead.styles'

export const MastheadLink = styled(Link)`
  ${mastheadItem}
`
