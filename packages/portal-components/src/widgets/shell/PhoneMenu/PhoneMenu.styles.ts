import { styled } from 'styled-components'
import { PlainButton } from '../../../parts/PlainButton'
import { mastheadItem } from '../masthead.styles'

export const Trigger = styled(PlainButton)`
  ${mastheadItem}
  justify-content: center;
  min-inline-size: 44px;
  min-block-size: 44px;
  padding: 0;
`
