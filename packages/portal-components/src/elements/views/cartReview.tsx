import { CartReview } from '../../widgets/cart/CartReview/CartReview'
import type { ElementView } from '../elementView'

export const view: ElementView = ({ slotted }) => (
  <CartReview
    renderEmpty={(usual) => <slot name="empty">{usual}</slot>}
    {...(slotted('aside') && { renderAside: () => <slot name="aside" /> })}
  />
)
