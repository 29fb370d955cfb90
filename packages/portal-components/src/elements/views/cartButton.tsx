import { CartButton } from '../../widgets/CartButton/CartButton'
import type { ElementView } from '../elementView'

export const view: ElementView = () => <CartButton />
