import { Button } from 'react-aria-components/Button'
import { styled } from 'styled-components'
import { mastheadItem } from '../masthead.styles'

export const Toggle = styled(Button)`
  ${mastheadItem}
  justify-content: center;
  min-inline-size: 44px;
  min-block-size: 44px;
  padding: 0;
`
