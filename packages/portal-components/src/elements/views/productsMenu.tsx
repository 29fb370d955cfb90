import { ProductsMenu } from '../../widgets/ProductsMenu/ProductsMenu'
import type { ElementView } from '../elementView'
import { Bar } from './productsMenu.styles'

export const view: ElementView = () => (
  <Bar>
    <ProductsMenu />
  </Bar>
)
