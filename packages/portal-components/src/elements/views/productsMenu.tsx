import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { ProductsMenu } from '../../widgets/shell/ProductsMenu/ProductsMenu'
import type { ElementView } from '../elementView'

/** The menu's button is designed for the masthead's background, which a page does not have. */
const Bar = styled.div`
  display: inline-flex;
  border-radius: ${token.radius.control};
  background: ${token.color.masthead};
`

export const view: ElementView = () => (
  <Bar>
    <ProductsMenu />
  </Bar>
)
