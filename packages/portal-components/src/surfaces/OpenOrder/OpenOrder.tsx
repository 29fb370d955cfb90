import type { OpenOutcome, TransactionSummary } from '@trade-portal/fluid-sdk'
import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { Row, Stack, Text } from '../../parts/layout/Layout'
import { Button } from '../../parts/Button'
import { Callout } from '../../parts/Callout'
import { Link } from '../../parts/Link'
import { usePortal, useMessages } from '../../context/PortalContext'
import { useIsSwitchedOff } from '../../routes/useIsSwitchedOff'
import { openOrdersMessages } from '../../messages/openOrders'

export interface OpenOrderProps {
  outcome: OpenOutcome
  onLookAgain: () => void
  /** Called with the customer's own order, or `null` if none of those shown is theirs. */
  onIdentify: (mine: TransactionSummary | null) => void
}

/** An order that may have been placed, with its status and the next steps. Sending it again is never one of them. */
export function OpenOrder({ outcome, onLookAgain, onIdentify }: OpenOrderProps) {
  const { hrefFor, settings, client } = usePortal()
  const words = useMessages(openOrdersMessages)
  const texts = words.open[outcome.kind]
  const hasNoOrders = useIsSwitchedOff('/orders')
  const contact = settings.values.get('support_email') ?? client.configuration.companyEmail
  const found = outcome.status === 'unresolved' ? [] : outcome.transactions

  return (
    <Frame role="status">
      <Callout tone={found.length > 0 ? 'caution' : 'critical'} title={texts[`${outcome.status}Title`]}>
        {texts[outcome.status === 'unresolved' ? outcome.reason : outcome.status]}
      </Callout>
      {found.length > 0 && (
        <Stack as="ul" gap={8}>
          {found.map((transaction) => (
            <OrderCandidate
              key={`${transaction.number}-${transaction.suffix}`}
              transaction={transaction}
              onChoose={() => onIdentify(transaction)}
            />
          ))}
        </Stack>
      )}
      <Row gap={[8, 16]} wrap>
        {found.length > 0 ? (
          <Button onPress={() => onIdentify(null)}>
            {found.length > 1 ? words.noneIsMine : words.notMine}
          </Button>
        ) : (
          <Button tone="primary" onPress={onLookAgain}>
            {words.checkAgain}
          </Button>
        )}
        {!hasNoOrders && (
          <Link href={hrefFor('/orders')} tone="button">
            {words.seeOrders}
          </Link>
        )}
        {contact && <Link href={`mailto:${contact}`}>{words.contactUs}</Link>}
      </Row>
    </Frame>
  )
}

/** A new order that may be the one without a response. */
function OrderCandidate({
  transaction,
  onChoose,
}: {
  transaction: TransactionSummary
  onChoose: () => void
}) {
  const { formats } = usePortal()
  const words = useMessages(openOrdersMessages)
  const { number, orderReference, jobName, deliveryDate, amount } = transaction
  return (
    <Candidate>
      <CandidateText>
        <Text tone="text" weight="bold" tabular>
          {number}
        </Text>
        <span>{[orderReference, jobName].filter(Boolean).join(' · ')}</span>
        {deliveryDate && <span>{words.deliveryOn(formats.date(deliveryDate))}</span>}
      </CandidateText>
      <Text weight="medium" tabular nowrap>
        {amount === null ? '-' : formats.money(amount)}
      </Text>
      <Button onPress={onChoose} aria-label={words.isMineNumber(String(number))}>
        {words.isMine}
      </Button>
    </Candidate>
  )
}

const Frame = styled.div`
  display: grid;
  gap: ${token.space[12]};
  min-inline-size: 0;
  font-size: ${token.font.size[14]};
`

const Candidate = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[8]} ${token.space[16]};
  padding: ${token.space[12]} ${token.space[16]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.card};
  background-color: ${token.color.surfaceRaised};
  color: ${token.color.text};
  font-size: ${token.font.size[14]};
  line-height: ${token.font.lineHeight.body};
`

const CandidateText = styled.div`
  flex: 1 1 8.75em;
  display: grid;
  min-inline-size: 0;
  color: ${token.color.textMuted};
  overflow-wrap: anywhere;
`
