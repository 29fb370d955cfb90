import type { OrderKind, OrderOutcome } from '@trade-portal/fluid-sdk'
import type { Messages } from '../../messages/Messages'
import { Button } from '../../parts/Button'
import { Callout } from '../../parts/Callout'
import { Link } from '../../parts/Link'
import { usePortal } from '../../PortalContext'
import { useIsSwitchedOff } from '../../useIsSwitchedOff'
import type { Placement } from '../../state/placement'
import * as S from './OrderSummary.styles'

export interface OrderActionsProps {
  placement: Placement
  /** The order was pressed before the price of its delivery was there. */
  isPriceAwaited?: boolean
  /** Left out where nothing can be sent any more. */
  onSubmit?: (kind: OrderKind) => void
}

/** The buttons that send the order, where it stands meanwhile, and what stopped it. */
export function OrderActions({ placement, isPriceAwaited = false, onSubmit }: OrderActionsProps) {
  const { messages, hrefFor } = usePortal()
  const words = messages.checkout
  const hasNoOrders = useIsSwitchedOff('quotes/orders')
  const isSending = placement.status === 'sending'
  const outcome = placement.status === 'ended' ? placement.outcome : null

  // It may have been placed: nothing here may send it a second time.
  if (outcome?.status === 'unconfirmed') {
    return (
      <S.Actions>
        <Callout tone="critical">{words.unconfirmed}</Callout>
        {!hasNoOrders && (
          <Link href={hrefFor('/orders')} tone="button" size="large" isFullWidth>
            {words.seeOrders}
          </Link>
        )}
      </S.Actions>
    )
  }
  const stopped = outcome && stopOf(outcome, messages)
  return (
    <S.Actions>
      {stopped && <Callout tone="critical">{stopped}</Callout>}
      <Button
        tone="primary"
        size="large"
        isFullWidth
        isPending={isSending && placement.kind === 'Order'}
        isDisabled={isSending && placement.kind === 'Quote'}
        onPress={() => onSubmit?.('Order')}
      >
        {words.confirmOrder}
      </Button>
      <Button
        isFullWidth
        isPending={isSending && placement.kind === 'Quote'}
        isDisabled={isSending && placement.kind === 'Order'}
        onPress={() => onSubmit?.('Quote')}
      >
        {words.createQuote}
      </Button>
      <S.Phase role="status">
        {isSending ? phaseOf(placement, messages) : isPriceAwaited && words.priceAwaited}
      </S.Phase>
      {!isSending && <Link href={hrefFor('/cart')}>{words.backToCart}</Link>}
    </S.Actions>
  )
}

function phaseOf({ kind, phase }: Placement & { status: 'sending' }, { checkout }: Messages): string {
  if (phase === 'checkingCart') return checkout.checking
  if (phase === 'pricingDelivery') return checkout.pricing
  if (phase === 'stillWaiting') return checkout.stillWaiting
  return kind === 'Order' ? checkout.sending : checkout.sendingQuote
}

function stopOf({ status }: OrderOutcome, { checkout }: Messages): string | null {
  if (status === 'cartChanged') return checkout.cartChanged
  if (status === 'chargeChanged') return checkout.chargeChanged
  return status === 'inAnotherTab' ? checkout.inAnotherTab : null
}
