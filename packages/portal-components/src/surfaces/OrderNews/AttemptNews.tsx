import type { TransactionSummary } from '@trade-portal/fluid-sdk'
import { Button } from '../../parts/Button'
import { Callout } from '../../parts/Callout'
import { Link } from '../../parts/Link'
import { Spinner } from '../../parts/Spinner'
import { usePortal } from '../../context/PortalContext'
import { isOpen } from '../../data/orders/orderAttempts'
import type { OrderAttempt } from '../../data/orders/orderAttempts'
import { OpenOrder } from '../OpenOrder/OpenOrder'
import * as S from './OrderNews.styles'
import { commonWords } from '../../messages/common'
import { openOrdersWords } from '../../messages/openOrders'
import type { Say } from '../../messages/Say'

export interface AttemptNewsProps {
  attempt: OrderAttempt
  /** Another cart is about to be sent: it is said that this is not its order. */
  isEarlier?: boolean
  onLookAgain: () => void
  onIdentify: (answer: { mine: TransactionSummary | null; shown: readonly TransactionSummary[] }) => void
  onClose: () => void
}

/** Tells of an order by its own name: that it is on its way or looked for, or what became of it. */
export function AttemptNews({
  attempt: { order, stage },
  isEarlier = false,
  onLookAgain,
  onIdentify,
  onClose,
}: AttemptNewsProps) {
  const { say, hrefFor, formats } = usePortal()
  const words = say(openOrdersWords)
  const name = nameOf(order, say, isEarlier)
  const detail = words.sentAt(order.jobName.trim(), formats.moment(order.startedAt))
  const isQuote = order.kind === 'Quote'

  if (stage.status === 'sending') {
    return (
      <S.Looking role="status">
        <Spinner />
        <span>
          {stage.phase === 'lookingForIt' || stage.phase === 'stillWaiting'
            ? words.lookingFor(name)
            : words.underWay(name)}
        </span>
      </S.Looking>
    )
  }
  const { outcome } = stage
  if (isOpen(outcome)) {
    const shown = outcome.status === 'unresolved' ? [] : outcome.transactions
    return (
      <S.Order aria-label={name}>
        <S.Name>
          <b>{name}</b>
          <S.Detail>{detail}</S.Detail>
        </S.Name>
        <OpenOrder
          outcome={outcome}
          onLookAgain={onLookAgain}
          onIdentify={(mine) => onIdentify({ mine, shown })}
        />
      </S.Order>
    )
  }
  const isConfirmed = outcome.status === 'confirmed'
  return (
    <S.Told role="status">
      <Callout
        tone={isConfirmed ? 'positive' : 'caution'}
        action={
          <S.Ways>
            <Link href={hrefFor(isConfirmed ? '/orders' : '/checkout')}>
              {isConfirmed ? words.seeOrders : words.goToCheckout}
            </Link>
            <Button onPress={onClose}>{say(commonWords).dismiss}</Button>
          </S.Ways>
        }
      >
        <S.Words>
          <span>{said()}</span>
          <S.Detail>{detail}</S.Detail>
        </S.Words>
      </Callout>
    </S.Told>
  )

  function said(): string {
    if (outcome.status === 'confirmed') {
      return (isQuote ? words.quoteConfirmed : words.confirmed)(name, outcome.number)
    }
    if (outcome.status === 'notPlaced') return (isQuote ? words.quoteNotPlacedOf : words.notPlacedOf)(name)
    return words.notSentOf(name)
  }
}

function nameOf(
  { kind, orderReference, jobName }: OrderAttempt['order'],
  say: Say,
  isEarlier: boolean,
): string {
  const openOrders = say(openOrdersWords)
  const name = orderReference.trim() || jobName.trim()
  const words = openOrders[isEarlier ? 'earlierNames' : 'names'][kind]
  return name ? words.named(name) : words.plain
}
