import { CheckoutForm } from '../../widgets/CheckoutForm/CheckoutForm'
import type { ElementView } from '../elementView'

export const view: ElementView = ({ tell }) => (
  <CheckoutForm onComplete={(placed) => tell('order:complete', placed)} />
)
