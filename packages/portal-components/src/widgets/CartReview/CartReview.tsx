import { useEffect, useId } from 'react'
import { errorMessage } from '../../errorMessage'
import { Callout } from '../../parts/Callout'
import { Card } from '../../parts/Card'
import { ErrorState } from '../../parts/ErrorState'
import { Heading } from '../../parts/Heading'
import { usePortal } from '../../PortalContext'
import { EmptyCart } from '../../surfaces/EmptyCart/EmptyCart'
import { useCart } from '../../queries/cart'
import { useCartOutbox } from '../../queries/useCartOutbox'
import { CartLineRow } from './CartLineRow'
import { CartSkeleton } from './CartSkeleton'
import { CartSummary } from './CartSummary'
import { useRowFocus } from './useRowFocus'
import * as S from './CartReview.styles'

/** What the customer is about to order, line by line, each of which can be changed or removed. */
export function CartReview() {
  const { messages } = usePortal()
  const { cart, problems, waiting, isPending, error, refetch } = useCart()
  const { outbox } = useCartOutbox()
  const { listRef, keepFocusAt } = useRowFocus()
  const headingId = useId()

  // Whoever leaves the page has finished with it: a removal does not wait for its Undo any longer.
  useEffect(() => () => void outbox.commitRemovals(), [outbox])

  return (
    <S.Page>
      <Heading level={1} id={headingId}>
        {messages.cart.title}
      </Heading>
      {waiting > 0 && (
        <Callout tone="caution" title={messages.cart.waiting(waiting)}>
          {messages.errors.offline}
        </Callout>
      )}
      {content()}
    </S.Page>
  )

  function content() {
    if (!cart && error) {
      return (
        <Card>
          <ErrorState
            title={messages.errors.couldNotLoad}
            message={errorMessage(error, messages)}
            retryLabel={messages.common.tryAgain}
            onRetry={() => void refetch()}
            isPending={isPending}
          />
        </Card>
      )
    }
    if (!cart) return <CartSkeleton />
    if (cart.lines.length === 0) {
      return <EmptyCart title={messages.cart.empty} />
    }
    return (
      <S.Columns>
        <S.Lines ref={listRef} aria-label={messages.cart.lines}>
          {cart.lines.map((line, index) => (
            <CartLineRow
              key={line.id}
              cart={cart}
              line={line}
              problem={problems.get(line.id)}
              onRemoved={() => keepFocusAt(index)}
            />
          ))}
        </S.Lines>
        <CartSummary cart={cart} />
      </S.Columns>
    )
  }
}
