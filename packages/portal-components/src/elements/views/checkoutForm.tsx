import { CheckoutForm } from '../../widgets/cart/CheckoutForm/CheckoutForm'
import type { ElementView } from '../elementView'

export const view: ElementView = ({ tell, slotted }) => (
  <CheckoutForm
    onComplete={(placed) => tell('order:complete', placed)}
    {...(slotted('aside') && { renderAside: () => <slot name="aside" /> })}
  />
)
