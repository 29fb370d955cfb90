import { OpenOrders } from '../../widgets/OpenOrders/OpenOrders'
import type { ElementView } from '../elementView'

export const view: ElementView = () => <OpenOrders />
