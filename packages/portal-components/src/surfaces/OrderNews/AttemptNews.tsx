import type { TransactionSummary } from '@trade-portal/fluid-sdk'
import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { Button } from '../../parts/Button'
import { Callout } from '../../parts/Callout'
import { Row, Stack, Text } from '../../parts/layout/Layout'
import { Link } from '../../parts/Link'
import { Spinner } from '../../parts/Spinner'
import { usePortal, useMessages } from '../../context/PortalContext'
import { isOpen } from '../../data/orders/orderAttempts'
import type { OrderAttempt } from '../../data/orders/orderAttempts'
import { OpenOrder } from '../OpenOrder/OpenOrder'
import { commonMessages } from '../../messages/common'
import { openOrdersMessages } from '../../messages/openOrders'
import type { MessagesOf } from '../../messages/MessagesOf'

export interface AttemptNewsProps {
  attempt: OrderAttempt
  /** The page is about to send another cart, so the name makes clear that this order is an earlier one. */
  isEarlier?: boolean
  onLookAgain: () => void
  onIdentify: (answer: { mine: TransactionSummary | null; shown: readonly TransactionSummary[] }) => void
  onClose: () => void
}

/** The status of an order, under its own name: being sent, being looked for, or its outcome. */
export function AttemptNews({
  attempt: { order, stage },
  isEarlier = false,
  onLookAgain,
  onIdentify,
  onClose,
}: AttemptNewsProps) {
  const { messagesOf, hrefFor, formats } = usePortal()
  const words = useMessages(openOrdersMessages)
  const common = useMessages(commonMessages)
  const name = nameOf(order, messagesOf, isEarlier)
  const detail = words.sentAt(order.jobName.trim(), formats.moment(order.startedAt))
  const isQuote = order.kind === 'Quote'

  if (stage.status === 'sending') {
    return (
      <Looking role="status">
        <Spinner />
        <span>
          {stage.phase === 'lookingForIt' || stage.phase === 'stillWaiting'
            ? words.lookingFor(name)
            : words.underWay(name)}
        </span>
      </Looking>
    )
  }
  const { outcome } = stage
  if (isOpen(outcome)) {
    const shown = outcome.status === 'unresolved' ? [] : outcome.transactions
    return (
      <Stack as="article" gap={8} aria-label={name}>
        <Stack as="p">
          <Text as="b" breaks>
            {name}
          </Text>
          <Text tone="muted" breaks>
            {detail}
          </Text>
        </Stack>
        <OpenOrder
          outcome={outcome}
          onLookAgain={onLookAgain}
          onIdentify={(mine) => onIdentify({ mine, shown })}
        />
      </Stack>
    )
  }
  const isConfirmed = outcome.status === 'confirmed'
  return (
    <Stack role="status">
      <Callout
        tone={isConfirmed ? 'positive' : 'caution'}
        action={
          <Row gap={[8, 16]} wrap>
            <Link href={hrefFor(isConfirmed ? '/orders' : '/checkout')}>
              {isConfirmed ? words.seeOrders : words.goToCheckout}
            </Link>
            <Button onPress={onClose}>{common.dismiss}</Button>
          </Row>
        }
      >
        <Stack as="span">
          <span>{said()}</span>
          <Text tone="muted">{detail}</Text>
        </Stack>
      </Callout>
    </Stack>
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
  messagesOf: MessagesOf,
  isEarlier: boolean,
): string {
  const openOrders = messagesOf(openOrdersMessages)
  const name = orderReference.trim() || jobName.trim()
  const words = openOrders[isEarlier ? 'earlierNames' : 'names'][kind]
  return name ? words.named(name) : words.plain
}

const Looking = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[12]};
  padding: ${token.space[12]} ${token.space[16]};
  border: 1px solid ${token.color.infoBorder};
  border-radius: ${token.radius.card};
  background-color: ${token.color.infoBackground};
`
