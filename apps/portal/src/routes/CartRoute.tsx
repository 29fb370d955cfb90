import { CartReview } from '@trade-portal/portal-components'
import { usePortal } from '@trade-portal/portal-components/host'
import { useTitle } from '../useTitle'
import { cartWords } from '@trade-portal/portal-components/host'

/** Shows the cart. */
export function CartRoute() {
  useTitle(usePortal().say(cartWords).title)
  return <CartReview />
}
