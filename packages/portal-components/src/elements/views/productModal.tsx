import { ProductModal } from '../../widgets/catalogue/ProductModal/ProductModal'
import type { ElementView } from '../elementView'

export const view: ElementView = ({ attribute, setAttribute }) => (
  <ProductModal
    productId={attribute('product') ?? ''}
    isOpen={attribute('open') !== undefined}
    onOpenChange={(isOpen) => setAttribute('open', isOpen ? '' : null)}
  />
)
