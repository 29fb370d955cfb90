import { useId } from 'react'
import { errorMessage } from '../../words/errorMessage'
import { Card } from '../../parts/Card'
import { ErrorState } from '../../parts/ErrorState'
import { Heading } from '../../parts/Heading'
import { usePortal } from '../../portal/PortalContext'
import { useCart } from '../../data/cart/cart'
import { useRemovalsOnLeave } from '../../data/cart/useRemovalsOnLeave'
import { CartLines } from '../../surfaces/CartLines/CartLines'
import { ChangesWaiting } from '../../surfaces/CartLines/ChangesWaiting'
import { EmptyCart } from '../../surfaces/EmptyCart/EmptyCart'
import { useHadLines } from '../../surfaces/EmptyCart/useHadLines'
import { CartSkeleton } from './CartSkeleton'
import { CartSummary } from './CartSummary'
import * as S from './CartReview.styles'

/** What the customer is about to order, line by line, each of which can be changed or removed. */
export function CartReview() {
  const { messages, settings } = usePortal()
  const { cart, problems, waiting, isPending, error, refetch } = useCart()
  const hadLines = useHadLines(cart)
  const headingId = useId()

  useRemovalsOnLeave()

  return (
    <S.Page>
      <Heading level={1} id={headingId}>
        {messages.cart.title}
      </Heading>
      <ChangesWaiting count={waiting} />
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
      return <EmptyCart title={messages.cart.empty} hadLines={hadLines} />
    }
    return (
      <S.Columns>
        <CartLines
          cart={cart}
          problems={problems}
          label={messages.cart.lines}
          hidesTotal={settings.hidesReviewPrices}
        />
        <CartSummary cart={cart} />
      </S.Columns>
    )
  }
}
