import { OrderComplete } from '../../widgets/orders/OrderComplete/OrderComplete'
import type { ElementView } from '../elementView'

export const view: ElementView = ({ attribute }) => (
  <OrderComplete
    kind={attribute('kind')?.toLowerCase() === 'quote' ? 'Quote' : 'Order'}
    number={attribute('number')}
  />
)
