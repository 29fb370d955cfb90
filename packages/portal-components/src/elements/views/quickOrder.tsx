import { QuickOrder } from '../../widgets/cart/QuickOrder/QuickOrder'
import type { ElementView } from '../elementView'

export const view: ElementView = () => <QuickOrder />
