import { CartReview } from '@trade-portal/portal-components'
import { usePortal } from '@trade-portal/portal-components/host'
import { useTitle } from '../useTitle'

/** Shows the cart. */
export function CartRoute() {
  useTitle(usePortal().messages.cart.title)
  return <CartReview />
}
