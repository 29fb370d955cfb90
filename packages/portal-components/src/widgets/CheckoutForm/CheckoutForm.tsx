import type { Money, OrderKind } from '@trade-portal/fluid-sdk'
import { useAtomValue, useSetAtom } from 'jotai'
import { errorMessage } from '../../words/errorMessage'
import { Callout } from '../../parts/Callout'
import { Card } from '../../parts/Card'
import { ErrorState } from '../../parts/ErrorState'
import { Heading } from '../../parts/Heading'
import { placementMessage } from '../../words/placementMessage'
import { usePortal } from '../../portal/PortalContext'
import { useCart } from '../../data/cart/cart'
import { cartQuery } from '../../data/cart/cartQuery'
import { useRemovalsOnLeave } from '../../data/cart/useRemovalsOnLeave'
import { ChangesWaiting } from '../../surfaces/CartLines/ChangesWaiting'
import { EmptyCart } from '../../surfaces/EmptyCart/EmptyCart'
import { useHadLines } from '../../surfaces/EmptyCart/useHadLines'
import { OrderNews } from '../../surfaces/OrderNews/OrderNews'
import { completedOrderAtom } from '../../data/orders/completedOrder'
import { attemptBarsAtom, isOpen, isUnderWay, outcomeOf } from '../../data/orders/orderAttempts'
import { CheckoutSkeleton } from './CheckoutSkeleton'
import { OrderActions } from './OrderActions'
import { OrderForm } from './OrderForm'
import { PlacedModal } from './PlacedModal'
import { placedOf } from './placedOf'
import { useCartOrder } from './useCartOrder'
import { useCheckoutOffer } from './useCheckoutOffer'
import { useStopModal } from './useStopModal'
import * as S from './CheckoutForm.styles'

/** An order or a quote, as its host is told of it. */
export interface PlacedOrder {
  kind: OrderKind
  number: string
  /** With tax and delivery; `null` where tax comes later, a price is on request, or the merchant shows no amounts. */
  total: Money | null
}

export interface CheckoutFormProps {
  /** The order or quote has its number. */
  onPlaced?: (placed: PlacedOrder) => void
  /** The customer has seen the number and closed it; the cart is a new one. */
  onComplete?: (placed: PlacedOrder) => void
  /** Despatch methods that cannot be read go to the page's error boundary, in place of the widget's own error state. */
  isDespatchFailureThrown?: boolean
}

/** Turns the cart into an order or a quote: where to, when, who takes it, and what it comes to. */
export function CheckoutForm({ onPlaced, onComplete, isDespatchFailureThrown = false }: CheckoutFormProps) {
  const { client, messages, settings } = usePortal()
  const { cart, problems, waiting, error: cartError, refetch } = useCart()
  const { offer, error: offerError, despatchError, retry, queryKeys: offerKeys } = useCheckoutOffer()
  const order = useCartOrder(cart)
  const { attempt } = order
  const complete = useSetAtom(completedOrderAtom)
  const hasBar = useAtomValue(attemptBarsAtom) > 0
  const hadLines = useHadLines(cart)
  useStopModal(order)
  useRemovalsOnLeave()

  const outcome = attempt && outcomeOf(attempt)
  const confirmed = outcome?.status === 'confirmed' ? outcome : null
  // Its cart has given way to the next one.
  const isGone = attempt !== null && (isUnderWay(attempt.stage) || confirmed !== null)
  const shownCart = (isGone && attempt.seenCart) || cart

  return (
    <S.Page>
      <Heading level={1}>{messages.checkout.title}</Heading>
      {!hasBar && <OrderNews />}
      <ChangesWaiting count={waiting} />
      {content()}
      <PlacedModal placed={confirmed} onClose={close} />
    </S.Page>
  )

  function close() {
    if (!attempt || !confirmed) return
    order.close(attempt.key)
    complete(confirmed.kind)
    onComplete?.(placedOf(confirmed, settings))
  }

  function content() {
    const error = (!shownCart && cartError) || offerError
    if (despatchError && isDespatchFailureThrown) throw despatchError
    if (error) {
      return (
        <Card>
          <ErrorState
            title={messages.errors.couldNotLoad}
            message={errorMessage(error, messages)}
            retryLabel={messages.common.tryAgain}
            onRetry={() => {
              retry()
              if (!cart) void refetch()
            }}
          />
        </Card>
      )
    }
    // The cart of an order that was placed after all reads as empty: what is not known must stay in sight.
    if (shownCart?.lines.length === 0 && outcome && isOpen(outcome)) {
      return (
        <Card>
          <OrderActions order={order} />
        </Card>
      )
    }
    if (shownCart?.lines.length === 0) {
      const stopped = outcome && placementMessage(outcome, messages)
      return (
        <>
          {stopped && <Callout tone="caution">{stopped}</Callout>}
          <EmptyCart title={messages.checkout.empty} hadLines={hadLines} />
        </>
      )
    }
    if (!shownCart || !offer)
      return <CheckoutSkeleton queryKeys={[cartQuery(client).queryKey, ...offerKeys]} />
    return <OrderForm cart={shownCart} problems={problems} offer={offer} order={order} onPlaced={onPlaced} />
  }
}
