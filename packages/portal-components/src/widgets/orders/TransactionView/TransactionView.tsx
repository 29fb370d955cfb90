import type { TransactionId } from '@trade-portal/fluid-sdk'
import { useEffect, useEffectEvent } from 'react'
import { transactionQuery } from '../../../data/transactions/transactions'
import { useRead } from '../../../data/useRead'
import type { TransactionKind } from '../../../places/transactionPaths'
import { usePortal } from '../../../context/PortalContext'
import { Read } from '../../../surfaces/Read/Read'
import { asWidget } from '../../../surfaces/Widget/asWidget'
import { loadFailure } from './loadFailure'
import { Transaction } from './Transaction'
import { TransactionHead } from './TransactionHead'
import { TransactionSkeleton } from './TransactionSkeleton'
import * as S from './TransactionView.styles'

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
