import type { OrderKind } from '@trade-portal/fluid-sdk'
import { errorMessage } from '../../errorMessage'
import { Callout } from '../../parts/Callout'
import { Card } from '../../parts/Card'
import { ErrorState } from '../../parts/ErrorState'
import { Heading } from '../../parts/Heading'
import { placementMessage } from '../../placementMessage'
import { usePortal } from '../../PortalContext'
import { useCart } from '../../queries/cart'
import { cartQuery } from '../../queries/cartQuery'
import { usePlaceOrder } from '../../queries/usePlaceOrder'
import { useRemovalsOnLeave } from '../../queries/useRemovalsOnLeave'
import { ChangesWaiting } from '../../surfaces/CartLines/ChangesWaiting'
import { EmptyCart } from '../../surfaces/EmptyCart/EmptyCart'
import { useHadLines } from '../../surfaces/EmptyCart/useHadLines'
import { isOpen } from '../../state/placement'
import { CheckoutSkeleton } from './CheckoutSkeleton'
import { OrderActions } from './OrderActions'
import { OrderForm } from './OrderForm'
import { PlacedModal } from './PlacedModal'
import { useCheckoutOffer } from './useCheckoutOffer'
import * as S from './CheckoutForm.styles'

export interface CheckoutFormProps {
  /** The order or quote has its number. */
  onPlaced?: (placed: { kind: OrderKind; number: string }) => void
  /** The customer has seen the number and closed it; the cart is a new one. */
  onComplete?: () => void
  /** Despatch methods that cannot be read go to the page's error boundary, in place of the widget's own error state. */
  isDespatchFailureThrown?: boolean
}

/** Turns the cart into an order or a quote: where to, when, who takes it, and what it comes to. */
export function CheckoutForm({ onPlaced, onComplete, isDespatchFailureThrown = false }: CheckoutFormProps) {
  const { client, messages } = usePortal()
  const { cart, problems, waiting, error: cartError, refetch } = useCart()
  const { offer, error: offerError, despatchError, retry, queryKeys: offerKeys } = useCheckoutOffer()
  const order = usePlaceOrder({ cartId: cart?.id })
  const { placement } = order
  const hadLines = useHadLines(cart)
  useRemovalsOnLeave()

  const outcome = placement.status === 'ended' ? placement.outcome : null
  const confirmed = outcome?.status === 'confirmed' ? outcome : null
  const complete = () => {
    order.finish()
    onComplete?.()
  }

  return (
    <S.Page>
      <Heading level={1}>{messages.checkout.title}</Heading>
      <ChangesWaiting count={waiting} />
      {content()}
      <PlacedModal placed={confirmed} onClose={complete} />
    </S.Page>
  )

  function content() {
    const error = (!cart && cartError) || offerError
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
    if (cart?.lines.length === 0 && outcome && isOpen(outcome)) {
      return (
        <Card>
          <OrderActions placement={placement} onLookAgain={order.lookAgain} onIdentify={order.identify} />
        </Card>
      )
    }
    // A cart that is being sent, or was, may already read as empty.
    if (cart?.lines.length === 0 && placement.status !== 'sending' && !confirmed) {
      const stopped = outcome && placementMessage(outcome, messages)
      return (
        <>
          {stopped && <Callout tone="caution">{stopped}</Callout>}
          <EmptyCart title={messages.checkout.empty} hadLines={hadLines} />
        </>
      )
    }
    if (!cart || !offer) return <CheckoutSkeleton queryKeys={[cartQuery(client).queryKey, ...offerKeys]} />
    return <OrderForm cart={cart} problems={problems} offer={offer} order={order} onPlaced={onPlaced} />
  }
}
