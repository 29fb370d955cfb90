import { CartReview } from '../../widgets/CartReview/CartReview'
import type { ElementView } from '../elementView'

export const view: ElementView = () => <CartReview />
