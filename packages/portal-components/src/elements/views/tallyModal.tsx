import { TallyModal } from '../../widgets/cart/TallyModal/TallyModal'
import type { ElementView } from '../elementView'

export const view: ElementView = ({ attribute, setAttribute }) => (
  <TallyModal
    productId={attribute('product') ?? ''}
    isOpen={attribute('open') !== undefined}
    onOpenChange={(isOpen) => setAttribute('open', isOpen ? '' : null)}
  />
)
