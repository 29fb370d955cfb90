import { ProductsMenu } from '../../widgets/shell/ProductsMenu/ProductsMenu'
import type { ElementView } from '../elementView'
import { Bar } from './productsMenu.styles'

export const view: ElementView = () => (
  <Bar>
    <ProductsMenu />
  </Bar>
)
