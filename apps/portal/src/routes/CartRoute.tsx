import { CartReview, usePortal } from '@trade-portal/portal-components'
import { useTitle } from '../useTitle'

/** Shows the cart. */
export function CartRoute() {
  useTitle(usePortal().messages.cart.title)
  return <CartReview />
}
