import type { TransactionSummary } from '@trade-portal/fluid-sdk'
import type { Messages } from '../../messages/Messages'
import { Button } from '../../parts/Button'
import { Callout } from '../../parts/Callout'
import { Link } from '../../parts/Link'
import { Spinner } from '../../parts/Spinner'
import { usePortal } from '../../PortalContext'
import type { OrderRecovery } from '../../state/orderRecovery'
import { isOpen } from '../../state/placement'
import { OpenOrder } from '../../surfaces/OpenOrder/OpenOrder'
import * as S from './OpenOrders.styles'

export interface RecoveredOrderProps {
  recovery: OrderRecovery
  onLookAgain: () => void
  onIdentify: (mine: TransactionSummary | null, shown: readonly TransactionSummary[]) => void
  onDismiss: () => void
}

/** One order that is looked for, or what became of it. */
export function RecoveredOrder({
  recovery: { order, outcome },
  onLookAgain,
  onIdentify,
  onDismiss,
}: RecoveredOrderProps) {
  const { messages, hrefFor } = usePortal()
  const words = messages.openOrders
  const name = nameOf(order, messages)
  const isQuote = order.kind === 'Quote'

  if (outcome === null) {
    return (
      <S.Looking role="status">
        <Spinner />
        {words.resumed(name)}
      </S.Looking>
    )
  }
  if (isOpen(outcome)) {
    const shown = outcome.status === 'unresolved' ? [] : outcome.transactions
    return (
      <S.Order aria-label={name}>
        <OpenOrder
          outcome={outcome}
          onLookAgain={onLookAgain}
          onIdentify={(mine) => onIdentify(mine, shown)}
        />
      </S.Order>
    )
  }
  const dismissal = <Button onPress={onDismiss}>{messages.common.dismiss}</Button>
  if (outcome.status === 'confirmed') {
    return (
      <S.Told role="status">
        <Callout
          tone="positive"
          action={
            <S.Ways>
              <Link href={hrefFor('/orders')}>{words.seeOrders}</Link>
              {dismissal}
            </S.Ways>
          }
        >
          {isQuote ? words.quoteConfirmed(name, outcome.number) : words.confirmed(name, outcome.number)}
        </Callout>
      </S.Told>
    )
  }
  return (
    <S.Told role="status">
      <Callout
        tone="caution"
        action={
          <S.Ways>
            <Link href={hrefFor('/checkout')}>{words.goToCheckout}</Link>
            {dismissal}
          </S.Ways>
        }
      >
        {isQuote ? words.quoteNotPlacedOf(name) : words.notPlacedOf(name)}
      </Callout>
    </S.Told>
  )
}

function nameOf({ kind, orderReference, jobName }: OrderRecovery['order'], { openOrders }: Messages): string {
  const name = orderReference.trim() || jobName.trim()
  if (kind === 'Order') return name ? openOrders.orderNamed(name) : openOrders.order
  return name ? openOrders.quoteNamed(name) : openOrders.quote
}
