import { paymentReference } from '@trade-portal/fluid-sdk'
import type { Money, TransactionId } from '@trade-portal/fluid-sdk'
import { CircleCheck, CircleHelp } from 'lucide-react'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { userQuery } from '../../../data/account/account'
import { isOwed, isPayable } from '../../../data/payments/isPayable'
import type { PaymentReturnUrls } from '../../../data/payments/useBeginPayment'
import { together, useRead } from '../../../data/useRead'
import { paymentsMessages } from '../../../messages/payments'
import { statementsMessages } from '../../../messages/statements'
import { Card } from '../../../parts/Card'
import { EmptyState } from '../../../parts/EmptyState'
import { Stack } from '../../../parts/layout/Layout'
import { Skeleton } from '../../../parts/Skeleton'
import { transactionName } from '../../../routes/transactionPaths'
import { RouteLink } from '../../../surfaces/RouteLink/RouteLink'
import { Read } from '../../../surfaces/Read/Read'
import { Aside, Columns } from '../../../surfaces/SummaryAside/SummaryAside.styles'
import { asWidget } from '../../../surfaces/Widget/asWidget'
import { WidgetHead } from '../../../surfaces/Widget/WidgetHead'
import { AccountAside } from './AccountAside'
import * as S from './PayAccount.styles'
import { PaymentForm } from './PaymentForm'
import { useAmountDue } from './useAmountDue'

export interface PayAccountProps {
  invoice?: TransactionId | null
  /** Date of the statement to pay, `YYYY-MM-DD`. Default: the overdue balance, unless `invoice` is set. */
  statementDate?: string | null
  /** Initial amount if the customer can change it, such as the amount of a failed payment. */
  amount?: Money | null
  /** Absolute return URLs for the card provider. */
  returnUrls: PaymentReturnUrls
  /** Opens the provider's page. Default: in this window. */
  onRedirect?: (address: string) => void
}

/** Pays an invoice, a statement or the overdue balance by card, on the provider's page. */
export const PayAccount = asWidget(
  function PayAccount({
    invoice = null,
    statementDate = null,
    amount = null,
    returnUrls,
    onRedirect,
  }: PayAccountProps) {
    const { client, formats, settings } = usePortal()
    const words = useMessages(paymentsMessages)
    const statements = useMessages(statementsMessages)
    const due = together({
      user: useRead(userQuery(client)),
      owed: useAmountDue({ invoice, statementDate }),
    })
    const isOffered = settings.hasPayAccount && settings.paymentProvider !== null
    const subject = invoice
      ? words.invoice(transactionName('invoice', invoice))
      : statementDate
        ? words.statement(formats.date(statementDate))
        : words.overdueBalance

    if (!isOffered) {
      return (
        <>
          <WidgetHead title={words.title} />
          <Card>
            <EmptyState title={words.notOffered} />
          </Card>
        </>
      )
    }
    // Names the invoice, because its number may have been typed into the URL.
    const failedTitle = invoice ? words.invoiceUnread(subject) : undefined
    // Retrying never finds another customer's invoice.
    const wayOut = invoice ? (
      <RouteLink to="/invoices" tone="button">
        {words.seeInvoices}
      </RouteLink>
    ) : (
      statementDate && (
        <RouteLink to="/statements" tone="button">
          {words.viewStatements}
        </RouteLink>
      )
    )
    return (
      <>
        <WidgetHead title={words.title} />
        <Columns>
          <Read of={due} skeleton={<FormSkeleton />} failedTitle={failedTitle} wayOut={wayOut}>
            {({ user, owed }) =>
              isPayable(owed.amount) ? (
                <PaymentForm
                  key={`${subject} ${owed.amount} ${owed.open?.amount} ${amount}`}
                  subject={subject}
                  due={owed}
                  amount={amount}
                  invoice={invoice}
                  statementDate={statementDate}
                  reference={user.customerId && paymentReference({ customerId: user.customerId, ...invoice })}
                  returnUrls={returnUrls}
                  onRedirect={onRedirect}
                />
              ) : (
                <NothingToPay isOverdue={!invoice && !statementDate} isUnshown={isOwed(owed.amount)} />
              )
            }
          </Read>
          <Aside data-whole aria-label={statements.ageing}>
            <AccountAside statementDate={statementDate} />
          </Aside>
        </Columns>
      </>
    )
  },
  { prompt: 'account' },
)

function FormSkeleton() {
  return (
    <S.Sheet>
      <Card>
        <Stack gap={16}>
          <Skeleton width="180px" height="22px" />
          <Skeleton height="90px" radius="control" />
          <S.Pair>
            <Skeleton height="71px" radius="control" />
            <Skeleton height="98px" radius="control" />
          </S.Pair>
          <S.Foot>
            <Skeleton width="70%" height="42px" />
            <Skeleton width="204px" height="48px" radius="control" />
          </S.Foot>
        </Stack>
      </Card>
    </S.Sheet>
  )
}

interface NothingToPayProps {
  /** The payment is for the overdue balance, not for an invoice or a statement. */
  isOverdue: boolean
  /** The amount is out of range and cannot be shown. */
  isUnshown: boolean
}

/** Shows that there is nothing to pay, with a link to the statements. */
function NothingToPay({ isOverdue, isUnshown }: NothingToPayProps) {
  const words = usePortal().messagesOf(paymentsMessages)
  return (
    <Card>
      <EmptyState
        title={isUnshown ? words.amountUnshown : words.nothingToPay}
        icon={isUnshown ? <CircleHelp /> : <CircleCheck />}
        action={
          <RouteLink to="/statements" tone="primaryButton">
            {words.viewStatements}
          </RouteLink>
        }
      >
        {isOverdue && !isUnshown && words.nothingOverdue}
      </EmptyState>
    </Card>
  )
}
