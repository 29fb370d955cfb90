import type { TransactionId } from '@trade-portal/fluid-sdk'
import { useEffect, useEffectEvent, useRef } from 'react'
import { transactionQuery } from '../../../data/transactions/transactions'
import { useRead } from '../../../data/useRead'
import type { TransactionKind } from '../../../routes/transactionPaths'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { Read } from '../../../surfaces/Read/Read'
import { asWidget } from '../../../surfaces/Widget/asWidget'
import { Transaction } from './Transaction'
import { Row, Stack } from '../../../parts/layout/Layout'
import * as S from './TransactionView.styles'
import { isFluidTransportError, isSessionGone } from '@trade-portal/fluid-sdk'
import { refusalMessage } from '../../../messages/errorMessage'
import { transactionMessages } from '../../../messages/transaction'
import type { MessagesOf } from '../../../messages/MessagesOf'
import { Card } from '../../../parts/Card'
import { Skeleton, SkeletonText } from '../../../parts/Skeleton'
import { DataTableSkeleton } from '../../../parts/table/DataTableSkeleton'
import { Facts } from '../../../surfaces/Facts/Facts'
import { transactionTable } from './transactionTable'
import { Breadcrumb } from '../../../parts/Breadcrumb'
import { kindOfType, transactionName, transactionsPath } from '../../../routes/transactionPaths'
import { transactionTitle } from '../../../routes/transactionTitle'
import { PrintButton } from '../../../surfaces/PrintButton/PrintButton'
import { WidgetHead } from '../../../surfaces/Widget/WidgetHead'
import { ordersMessages } from '../../../messages/orders'

export interface TransactionViewProps extends TransactionId {
  /** The list that links to it, and its kind until it is loaded. Default: `order`. */
  kind?: TransactionKind
  /**
   * Called with the first line of the merchant's message when the merchant refuses to show it or has no such number. If
   * omitted, the widget shows the message. It always shows a missing answer itself.
   */
  onFailure?: (message: string) => void
}

/** An order, a quote or an invoice with its lines and its actions. */
export const TransactionView = asWidget(
  function TransactionView({ number, suffix, kind = 'order', onFailure }: TransactionViewProps) {
    const { client, messagesOf } = usePortal()
    const id = { number, suffix }
    const reading = useRead(transactionQuery(client, id))
    const failure = onFailure ? loadFailure(reading.error, messagesOf) : null

    const fail = useEffectEvent((message: string) => onFailure?.(message))
    useEffect(() => {
      if (failure !== null) fail(failure)
    }, [failure])

    // The host navigates after a failure, so the widget does not show it.
    const of = failure === null ? reading : { ...reading, error: null }
    return (
      <S.Page>
        <TransactionHead id={id} kind={kind} type={reading.data?.type} />
        <Read of={of} skeleton={<TransactionSkeleton kind={kind} />}>
          {(transaction) => <Transaction key={`${number}-${suffix}`} transaction={transaction} kind={kind} />}
        </Read>
      </S.Page>
    )
  },
  { prompt: 'account' },
)

/**
 * Returns the first line of the merchant's message about a transaction it does not show. `null` without an answer, when
 * the customer can retry, and without a session, when the sign-in appears.
 */
function loadFailure(error: Error | null, messagesOf: MessagesOf): string | null {
  if (error === null || isFluidTransportError(error) || isSessionGone(error)) return null
  const [first = ''] = refusalMessage(error, messagesOf, messagesOf(transactionMessages).failed).split('\n')
  return first
}

const ROWS = 6

/** Skeleton of a transaction while it loads. */
function TransactionSkeleton({ kind }: { kind: TransactionKind }) {
  const portal = usePortal()
  const words = portal.messagesOf(transactionMessages)
  const isInvoice = kind === 'invoice'
  const line = <SkeletonText lines={1} />
  return (
    <Stack gap={16} aria-hidden>
      <S.WaitingActions>
        <Skeleton height={isInvoice ? 66 : 44} radius="control" />
      </S.WaitingActions>
      <Card padding="row">
        <Facts
          facts={[
            { label: isInvoice ? words.invoiceDate : words.deliveryDate, value: line },
            { label: words.jobName, value: line, isTall: true },
            { label: words.chargeTo, value: line },
            { label: words.deliverTo, value: <SkeletonText lines={4} />, isTall: true },
            ...(isInvoice ? [{ label: words.deliveryDate, value: line }] : []),
          ]}
        />
      </Card>
      <S.Lines>
        <Row wrap align="baseline" justify="space-between" gap={[0, 16]}>
          <Skeleton width={90} height={22} />
        </Row>
        <DataTableSkeleton table={transactionTable(portal)} rows={ROWS} />
      </S.Lines>
    </Stack>
  )
}

interface TransactionHeadProps {
  id: TransactionId
  /** Its kind until it is loaded. */
  kind: TransactionKind
  /** The merchant's type, once it is loaded. */
  type?: string | undefined
}

/** Heading of a transaction with a breadcrumb to its list. */
function TransactionHead({ id, kind, type }: TransactionHeadProps) {
  const { hrefFor, messagesOf } = usePortal()
  const words = useMessages(transactionMessages)
  const orders = useMessages(ordersMessages)
  const container = useRef<HTMLDivElement>(null)
  const current = kindOfType(type ?? '', kind)
  const listPath = transactionsPath(current)
  const former = useRef(current)

  // When a quote becomes an order, the focused button disappears.
  useEffect(() => {
    const hasChanged = former.current === 'quote' && current === 'order' && type !== undefined
    former.current = current
    if (hasChanged) container.current?.querySelector('h1')?.focus()
  }, [current, type])

  return (
    <S.Head ref={container}>
      <WidgetHead
        trail={
          <Breadcrumb
            items={[
              {
                id: 'list',
                name: current === 'invoice' ? words.invoices : orders.title,
                href: hrefFor(listPath),
              },
              { id: 'transaction', name: transactionName(current, id) },
            ]}
          />
        }
        title={transactionTitle({ ...id, type }, kind, messagesOf)}
        tools={type !== undefined && <PrintButton tone="quiet" />}
      />
    </S.Head>
  )
}
