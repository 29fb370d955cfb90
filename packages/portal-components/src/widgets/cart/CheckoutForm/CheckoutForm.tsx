import type { ReactNode } from 'react'
import { Callout } from '../../../parts/Callout'
import { Card } from '../../../parts/Card'
import { placementMessage } from '../../../messages/placementMessage'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { usePortalAtomValue, useSetPortalAtom } from '../../../context/atoms'
import { useCart } from '../../../data/cart/cart'
import { useRemovalsOnLeave } from '../../../data/cart/cartLines'
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
import { LazyPlacedModal } from './LazyPlacedModal'
import { OrderActions } from './OrderActions'
import { OrderForm } from './OrderForm'
import { placedOf } from './placedOrder'
import type { PlacedOrder } from './placedOrder'
import { useCartOrder, useStopModal } from './useCartOrder'
import { useCheckoutOffer } from './useCheckoutOffer'
import { checkoutMessages } from '../../../messages/checkout'
import { Options } from '../../../parts/field/CardChoice.styles'
import { FieldSkeleton } from '../../../parts/field/FieldSkeleton'
import { Skeleton, SkeletonText } from '../../../parts/Skeleton'
import { Stack } from '../../../parts/layout/Layout'
import * as S from './CheckoutForm.styles'
import { Aside } from './OrderSummary.styles'

export interface CheckoutFormProps {
  /** Called when the order or quote has its number. */
  onPlaced?: (placed: PlacedOrder) => void
  /** Called when the customer has closed the number. The cart is a new one by then. */
  onComplete?: (placed: PlacedOrder) => void
  /** Renders below the totals and the buttons that send the order. */
  renderAside?: () => ReactNode
}

/** Turns the cart into an order or a quote: address, date, contact and totals. */
export const CheckoutForm = asWidget(function CheckoutForm({
  onPlaced,
  onComplete,
  renderAside,
}: CheckoutFormProps) {
  const { messagesOf, settings } = usePortal()
  const words = useMessages(checkoutMessages)
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
  // The account's cart is already the next one, so the form shows the cart of the order.
  const seenCart = attempt && (isExpected || confirmed) ? attempt.seenCart : null
  const cart = seenCart ? { ...cartRead, data: seenCart, error: null } : cartRead

  return (
    <>
      <WidgetHead title={words.title} />
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
    // An order that reached the merchant leaves an empty cart. Its unresolved outcome must stay visible.
    if (!offer.error && cart.data?.lines.length === 0 && outcome && isOpen(outcome)) {
      return (
        <Card>
          <OrderActions order={order} />
        </Card>
      )
    }
    if (!offer.error && cart.data?.lines.length === 0) {
      const stopped = outcome && placementMessage(outcome, messagesOf)
      return (
        <>
          {stopped && <Callout tone="caution">{stopped}</Callout>}
          {cartRead.data && <RemovedLines cart={cartRead.data} label={words.orderItems} />}
          <EmptyCart title={words.empty} hadLines={hadLines} />
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

const twoFields = (
  <>
    <FieldSkeleton />
    <FieldSkeleton />
  </>
)

/** Skeleton of the form while its choices load. */
function CheckoutSkeleton() {
  return (
    <S.Columns as="div">
      <S.Cards>
        <Card>
          <Stack gap={16}>
            <Skeleton width="200px" height="26px" />
            <Options>
              {Array.from({ length: 4 }, (_, method) => (
                <Skeleton key={method} height="64px" radius="control" />
              ))}
            </Options>
            <S.Pair data-long>{twoFields}</S.Pair>
            <FieldSkeleton />
            <S.Pair data-uneven>{twoFields}</S.Pair>
            <FieldSkeleton />
          </Stack>
        </Card>
        <Card>
          <Stack gap={16}>
            <Skeleton width="200px" height="26px" />
            <S.Times>{twoFields}</S.Times>
            <S.Pair>{twoFields}</S.Pair>
            <FieldSkeleton />
          </Stack>
        </Card>
      </S.Cards>
      <Aside as="div">
        <SkeletonText lines={5} />
        <Skeleton height="48px" radius="control" />
      </Aside>
    </S.Columns>
  )
}
