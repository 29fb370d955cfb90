import { CartButton } from '../../widgets/cart/CartButton/CartButton'
import type { ElementView } from '../elementView'

export const view: ElementView = () => <CartButton />
