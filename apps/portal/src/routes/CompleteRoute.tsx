import { EmptyState, Link, usePortal } from '@trade-portal/portal-components'
import { useTitle } from '../useTitle'

/** Ends an order. */
export function CompleteRoute() {
  const { hrefFor, messages } = usePortal()
  const words = messages.checkout
  useTitle(words.complete)
  return (
    <EmptyState
      isPage
      title={words.complete}
      action={
        <Link href={hrefFor('/products')} tone="primaryButton">
          {messages.cart.viewProducts}
        </Link>
      }
    >
      {words.completeHint}
    </EmptyState>
  )
}
