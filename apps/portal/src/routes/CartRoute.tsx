import { CartReview, usePortal } from '@trade-portal/portal-components'
import { useTitle } from '../useTitle'
import { NotFoundRoute } from './NotFoundRoute'

/** Shows the cart, where the merchant has one. */
export function CartRoute() {
  const { messages, settings } = usePortal()
  useTitle(settings.hasCart ? messages.cart.title : messages.shell.notFoundTitle)
  return settings.hasCart ? <CartReview /> : <NotFoundRoute />
}
