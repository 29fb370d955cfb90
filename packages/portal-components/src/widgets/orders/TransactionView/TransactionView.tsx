import type { TransactionId } from '@trade-portal/fluid-sdk'
import { useEffect, useEffectEvent } from 'react'
import { transactionQuery } from '../../../data/transactions/transactions'
import { useRead } from '../../../data/useRead'
import type { TransactionKind } from '../../../places/transactionPaths'
import { usePortal } from '../../../context/PortalContext'
import { Read } from '../../../surfaces/Read/Read'
import { asWidget } from '../../../surfaces/Widget/asWidget'
import { Transaction } from './Transaction'
import { TransactionHead } from './TransactionHead'
import * as S from './TransactionView.styles'
import { isFluidTransportError, isSessionGone } from '@trade-portal/fluid-sdk'
import { refusalMessage } from '../../../messages/errorMessage'
import { transactionWords } from '../../../messages/transaction'
import type { Say } from '../../../messages/Say'
import { Card } from '../../../parts/Card'
import { Skeleton, SkeletonText } from '../../../parts/Skeleton'
import { DataTableSkeleton } from '../../../parts/table/DataTableSkeleton'
import { Facts } from '../../../surfaces/Facts/Facts'
import { transactionTable } from './transactionTable'

export interface TransactionViewProps extends TransactionId {
  /** The list that it stands in, and its kind until it was read. Default: `order`. */
  kind?: TransactionKind
  /**
   * Called when the merchant refuses to show it, or has none of that number, with the merchant's first words. Left out,
   * the widget says so itself, as it says in any case that no answer came.
   */
  onFailure?: (message: string) => void
}

/** An order, a quote or an invoice with its lines, and what can be done with it. */
export const TransactionView = asWidget(
  function TransactionView({ number, suffix, kind = 'order', onFailure }: TransactionViewProps) {
    const { client, say } = usePortal()
    const id = { number, suffix }
    const reading = useRead(transactionQuery(client, id))
    const failure = onFailure ? loadFailure(reading.error, say) : null

    const fail = useEffectEvent((message: string) => onFailure?.(message))
    useEffect(() => {
      if (failure !== null) fail(failure)
    }, [failure])

    // The host leads on after a failure, and nothing is said of it here meanwhile.
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
 * Gives the merchant's first words on a transaction that it does not show; `null` where there was no answer, which can be
 * tried again, or the session is gone, which the sign-in tells.
 */
function loadFailure(error: Error | null, say: Say): string | null {
  if (error === null || isFluidTransportError(error) || isSessionGone(error)) return null
  const [first = ''] = refusalMessage(error, say, say(transactionWords).failed).split('\n')
  return first
}

const ROWS = 6

/** Keeps the place of a transaction while it is read. */
function TransactionSkeleton({ kind }: { kind: TransactionKind }) {
  const portal = usePortal()
  const words = portal.say(transactionWords)
  const isInvoice = kind === 'invoice'
  const line = <SkeletonText lines={1} />
  return (
    <S.Waiting aria-hidden>
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
        <S.LinesHead>
          <Skeleton width={90} height={22} />
        </S.LinesHead>
        <DataTableSkeleton table={transactionTable(portal)} rows={ROWS} />
      </S.Lines>
    </S.Waiting>
  )
}
