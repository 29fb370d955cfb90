import { QuickOrder } from '../../widgets/QuickOrder/QuickOrder'
import type { ElementView } from '../elementView'

export const view: ElementView = () => <QuickOrder />
