import type { Money } from '@trade-portal/fluid-sdk'
import { CreditCard, Mail } from 'lucide-react'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { useOutlasting } from '../../../context/useOutlasting'
import { isPayable } from '../../../data/payments/isPayable'
import { statementsQuery } from '../../../data/statements/statements'
import { useEmailStatement } from '../../../data/statements/useEmailStatement'
import { useRead } from '../../../data/useRead'
import { statementsMessages } from '../../../messages/statements'
import { Button } from '../../../parts/Button'
import { Text } from '../../../parts/layout/Layout'
import { Skeleton } from '../../../parts/Skeleton'
import { payStatementPath } from '../../../routes/paymentPaths'
import { useHasRoute } from '../../../routes/useIsSwitchedOff'
import { PaidHere } from '../../../surfaces/EarlierPayments/PaidHere'
import { LazyEmailModal } from '../../../surfaces/EmailModal/LazyEmailModal'
import { RouteLink } from '../../../surfaces/RouteLink/RouteLink'
import * as S from './StatementView.styles'

export interface StatementActionsProps {
  date: string
  /** The amount due; undefined while loading. */
  due: Money | undefined
}

/** Sends a statement by e-mail and links to its payment. The newest cannot be sent, and a note explains that. */
export function StatementActions({ date, due }: StatementActionsProps) {
  const { client, formats } = usePortal()
  const words = useMessages(statementsMessages)
  const { data, error } = useRead(statementsQuery(client))
  const email = useEmailStatement()
  const isPayingOffered = useHasRoute('/pay-account')
  const [isOpen, setIsOpen] = useOutlasting({ name: `email-statement:${date}`, initial: false })
  const isNewest = data?.[0]?.date === date
  const isUnknown = !data && !error
  const isOffered = isPayingOffered && due !== undefined && isPayable(due)
  return (
    <S.Actions>
      <S.Buttons>
        <Button icon={<Mail size={18} />} onPress={() => setIsOpen(true)} isDisabled={isNewest || isUnknown}>
          {words.email}
        </Button>
        {isPayingOffered && due === undefined && <Skeleton height="auto" radius="control" />}
        {isOffered && (
          <RouteLink to={payStatementPath(date)} tone="primaryButton" icon={<CreditCard size={18} />}>
            {words.payBalance}
          </RouteLink>
        )}
      </S.Buttons>
      <S.Notes>
        {isOffered && <PaidHere invoice={null} />}
        {isNewest && (
          <Text as="p" tone="muted" size={14}>
            {words.newestNotSent}
          </Text>
        )}
      </S.Notes>
      <LazyEmailModal
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={words.email}
        names={[formats.date(date)]}
        draft={`email:statement:${date}`}
        onSend={({ to }) => email.mutateAsync({ date, to })}
      />
    </S.Actions>
  )
}
