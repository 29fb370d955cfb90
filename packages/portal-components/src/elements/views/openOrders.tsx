import { OpenOrders } from '../../widgets/orders/OpenOrders/OpenOrders'
import type { ElementView } from '../elementView'

export const view: ElementView = () => <OpenOrders />
