import type { ReactNode } from 'react'
import { Callout } from '../../../parts/Callout'
import { Card } from '../../../parts/Card'
import { placementMessage } from '../../../messages/placementMessage'
import { usePortal } from '../../../context/PortalContext'
import { usePortalAtomValue, useSetPortalAtom } from '../../../context/atoms'
import { useCart } from '../../../data/cart/cart'
import { useRemovalsOnLeave } from '../../../data/cart/useRemovalsOnLeave'
import { ChangesWaiting } from '../../../surfaces/CartLines/ChangesWaiting'
import { RemovedLines } from '../../../surfaces/CartLines/CartLines'
import { EmptyCart, useHadLines } from '../../../surfaces/EmptyCart/EmptyCart'
import { OrderNews } from '../../../surfaces/OrderNews/OrderNews'
import { completedOrderAtom } from '../../../data/orders/completedOrder'
import { attemptBarsAtom, isOpen, isUnderWay, outcomeOf } from '../../../data/orders/orderAttempts'
import { Read } from '../../../surfaces/Read/Read'
import { asWidget } from '../../../surfaces/Widget/asWidget'
import { WidgetHead } from '../../../surfaces/Widget/WidgetHead'
import { together } from '../../../data/useRead'
import { CheckoutSkeleton } from './CheckoutSkeleton'
import { LazyPlacedModal } from './LazyPlacedModal'
import { OrderActions } from './OrderActions'
import { OrderForm } from './OrderForm'
import { placedOf } from './placedOf'
import type { PlacedOrder } from './placedOf'
import { useCartOrder } from './useCartOrder'
import { useCheckoutOffer } from './useCheckoutOffer'
import { useStopModal } from './useStopModal'
import { checkoutWords } from '../../../messages/checkout'

export interface CheckoutFormProps {
  /** The order or quote has its number. */
  onPlaced?: (placed: PlacedOrder) => void
  /** The customer has seen the number and closed it; the cart is a new one. */
  onComplete?: (placed: PlacedOrder) => void
  /** Stands under what the order comes to and the buttons that send it. */
  renderAside?: () => ReactNode
}

/** Turns the cart into an order or a quote: where to, when, who takes it, and what it comes to. */
export const CheckoutForm = asWidget(function CheckoutForm({
  onPlaced,
  onComplete,
  renderAside,
}: CheckoutFormProps) {
  const { say, settings } = usePortal()
  const { reading: cartRead, problems, waiting } = useCart()
  const offer = useCheckoutOffer()
  const order = useCartOrder(cartRead.data)
  const { attempt } = order
  const complete = useSetPortalAtom(completedOrderAtom)
  const hasBar = usePortalAtomValue(attemptBarsAtom) > 0
  const hadLines = useHadLines(cartRead.data)
  useStopModal(order)
  useRemovalsOnLeave()

  const outcome = attempt && outcomeOf(attempt)
  const confirmed = outcome?.status === 'confirmed' ? outcome : null
  const isExpected = attempt !== null && isUnderWay(attempt.stage)
  // Its cart has given way to the next one.
  const seenCart = attempt && (isExpected || confirmed) ? attempt.seenCart : null
  const cart = seenCart ? { ...cartRead, data: seenCart, error: null } : cartRead

  return (
    <>
      <WidgetHead title={say(checkoutWords).title} />
      {!hasBar && <OrderNews />}
      <ChangesWaiting count={waiting} />
      <LazyPlacedModal isExpected={isExpected} placed={confirmed} onClose={close} />
      {content()}
    </>
  )

  function close() {
    if (!attempt || !confirmed) return
    order.close(attempt.key)
    complete(confirmed.kind)
    onComplete?.(placedOf(confirmed, settings))
  }

  function content() {
    // The cart of an order that was placed after all reads as empty: what is not known must stay in sight.
    if (!offer.error && cart.data?.lines.length === 0 && outcome && isOpen(outcome)) {
      return (
        <Card>
          <OrderActions order={order} />
        </Card>
      )
    }
    if (!offer.error && cart.data?.lines.length === 0) {
      const stopped = outcome && placementMessage(outcome, say)
      return (
        <>
          {stopped && <Callout tone="caution">{stopped}</Callout>}
          {cartRead.data && <RemovedLines cart={cartRead.data} label={say(checkoutWords).orderItems} />}
          <EmptyCart title={say(checkoutWords).empty} hadLines={hadLines} />
        </>
      )
    }
    return (
      <Read of={together({ cart, offer })} skeleton={<CheckoutSkeleton />}>
        {(read) => (
          <OrderForm
            cart={read.cart}
            problems={problems}
            offer={read.offer}
            order={order}
            onPlaced={onPlaced}
            renderAside={renderAside}
          />
        )}
      </Read>
    )
  }
})
