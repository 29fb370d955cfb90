import type { OrderKind, OrderOutcome, TransactionSummary } from '@trade-portal/fluid-sdk'
import type { Messages } from '../../messages/Messages'
import { Button } from '../../parts/Button'
import { Callout } from '../../parts/Callout'
import { Link } from '../../parts/Link'
import { placementMessage } from '../../placementMessage'
import { usePortal } from '../../PortalContext'
import { isOpen } from '../../state/placement'
import type { Placement } from '../../state/placement'
import { OpenOrder } from '../../surfaces/OpenOrder/OpenOrder'
import * as S from './OrderSummary.styles'

export interface OrderActionsProps {
  placement: Placement
  /** The order was pressed before the price of its delivery was there. */
  isPriceAwaited?: boolean
  onLookAgain: () => void
  /** Of the orders shown, the customer says which is theirs; `null`: none. */
  onIdentify: (mine: TransactionSummary | null, shown: readonly TransactionSummary[]) => void
  /** Left out where nothing can be sent any more. */
  onSubmit?: (kind: OrderKind) => void
}

/** The buttons that send the order, where it stands meanwhile, and what stopped it. */
export function OrderActions({
  placement,
  isPriceAwaited = false,
  onLookAgain,
  onIdentify,
  onSubmit,
}: OrderActionsProps) {
  const { messages, hrefFor } = usePortal()
  const words = messages.checkout
  const isSending = placement.status === 'sending'
  const outcome = placement.status === 'ended' ? placement.outcome : null

  // It may have been placed: nothing here may send it a second time.
  if (outcome && isOpen(outcome)) {
    const shown = outcome.status === 'unresolved' ? [] : outcome.transactions
    return (
      <OpenOrder outcome={outcome} onLookAgain={onLookAgain} onIdentify={(mine) => onIdentify(mine, shown)} />
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

function phaseOf(
  { kind, phase }: Placement & { status: 'sending' },
  { checkout, openOrders }: Messages,
): string {
  const isOrder = kind === 'Order'
  if (phase === 'checkingCart') return checkout.checking
  if (phase === 'pricingDelivery') return checkout.pricing
  if (phase === 'stillWaiting') return checkout.stillWaiting
  if (phase === 'lookingForIt') return isOrder ? openOrders.looking : openOrders.lookingQuote
  return isOrder ? checkout.sending : checkout.sendingQuote
}

/** What is said here; a refusal and what was not sent are said in the modal titled 'Error'. */
function stopOf(outcome: OrderOutcome, messages: Messages): string | null {
  const isInModal =
    outcome.status === 'notSent' || (outcome.status === 'notPlaced' && outcome.refusal !== null)
  return isInModal ? null : placementMessage(outcome, messages)
}
