import type { OrderKind, OrderPhase } from '@trade-portal/fluid-sdk'
import type { ReactNode } from 'react'
import { Button } from '../../../parts/Button'
import { Callout } from '../../../parts/Callout'
import { Link } from '../../../parts/Link'
import { placementMessage } from '../../../messages/placementMessage'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { isConfirmed, isOpen, isUnderWay, outcomeOf } from '../../../data/orders/orderAttempts'
import { reachEdges } from '../../../surfaces/BottomBar/reachEdges'
import { OpenOrder } from '../../../surfaces/OpenOrder/OpenOrder'
import { AttemptNews } from '../../../surfaces/OrderNews/AttemptNews'
import type { useCartOrder } from './useCartOrder'
import type { DeliveryPrice } from './useDeliveryQuote'
import { isSaidInModal } from './useCartOrder'
import * as S from './OrderSummary.styles'
import { checkoutMessages } from '../../../messages/checkout'
import { openOrdersMessages } from '../../../messages/openOrders'
import type { MessagesOf } from '../../../messages/MessagesOf'

export interface OrderActionsProps {
  order: Pick<ReturnType<typeof useCartOrder>, 'attempt' | 'earlier' | 'lookAgain' | 'identify' | 'close'>
  /** Total of the order, shown beside the button that sends it. */
  total?: ReactNode
  /** Status of the delivery's price, after a press that came before the price and sent nothing. */
  early?: DeliveryPrice['status'] | null
  /** Omitted when nothing can be sent any more. */
  onSubmit?: (kind: OrderKind) => void
}

/** Buttons that send the order, with its progress and the reason it stopped. */
export function OrderActions({ order, total, early = null, onSubmit }: OrderActionsProps) {
  const { messagesOf, hrefFor } = usePortal()
  const words = useMessages(checkoutMessages)
  const openOrdersText = useMessages(openOrdersMessages)
  const { attempt, earlier } = order
  const underWay =
    attempt && isUnderWay(attempt.stage) ? { kind: attempt.order.kind, ...attempt.stage } : null
  const outcome = attempt && outcomeOf(attempt)

  // The order may have been placed, so nothing here may send it a second time.
  if (attempt && outcome && isOpen(outcome)) {
    const shown = outcome.status === 'unresolved' ? [] : outcome.transactions
    return (
      <>
        {total}
        <OpenOrder
          outcome={outcome}
          onLookAgain={() => order.lookAgain(attempt)}
          onIdentify={(mine) => order.identify(attempt, { mine, shown })}
        />
      </>
    )
  }
  // The modal shows its number, and the cart is gone.
  const isPlaced = attempt !== null && isConfirmed(attempt)
  const isAsked = earlier !== null && !isConfirmed(earlier)
  // The modal titled 'Error' explains a refusal or an unsent order instead.
  const stopped = outcome && !isSaidInModal(outcome) ? placementMessage(outcome, messagesOf) : null
  // A press before the price sent nothing. Once the price is known, the customer still has to agree to it.
  const earlyNote = early && (early === 'pending' ? words.priceAwaited : words.priceArrived)
  const { askedEarlier, foundEarlier } = openOrdersText
  const noteOnEarlier = isAsked ? askedEarlier : foundEarlier
  return (
    <>
      {earlier && (
        <S.Earlier>
          <Callout tone="caution">{noteOnEarlier}</Callout>
          <AttemptNews
            attempt={earlier}
            isEarlier
            onLookAgain={() => order.lookAgain(earlier)}
            onIdentify={(answer) => order.identify(earlier, answer)}
            onClose={() => order.close(earlier.key)}
          />
        </S.Earlier>
      )}
      <S.Action ref={reachEdges}>
        {stopped && !earlier && <Callout tone="critical">{stopped}</Callout>}
        {total && <S.Due>{total}</S.Due>}
        {!isAsked && (
          <S.Send>
            <Button
              tone="primary"
              size="large"
              isFullWidth
              isPending={underWay?.kind === 'Order'}
              isDisabled={isPlaced || underWay?.kind === 'Quote'}
              onPress={() => onSubmit?.('Order')}
            >
              {words.confirmOrder}
            </Button>
          </S.Send>
        )}
        <S.Phase role="status">{underWay ? phaseOf(underWay, messagesOf) : earlyNote}</S.Phase>
      </S.Action>
      <S.Elsewhere>
        {!isAsked && (
          <Button
            isFullWidth
            isPending={underWay?.kind === 'Quote'}
            isDisabled={isPlaced || underWay?.kind === 'Order'}
            onPress={() => onSubmit?.('Quote')}
          >
            {words.createQuote}
          </Button>
        )}
        {!underWay && <Link href={hrefFor('/cart')}>{words.backToCart}</Link>}
      </S.Elsewhere>
    </>
  )
}

function phaseOf({ kind, phase }: { kind: OrderKind; phase: OrderPhase }, messagesOf: MessagesOf): string {
  const checkout = messagesOf(checkoutMessages)
  const openOrders = messagesOf(openOrdersMessages)
  const isOrder = kind === 'Order'
  if (phase === 'checkingCart') return checkout.checking
  if (phase === 'pricingDelivery') return checkout.pricing
  if (phase === 'stillWaiting') return checkout.stillWaiting
  if (phase === 'lookingForIt') return isOrder ? openOrders.looking : openOrders.lookingQuote
  return isOrder ? checkout.sending : checkout.sendingQuote
}
