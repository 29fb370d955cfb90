import type { TransactionDetail } from '@trade-portal/fluid-sdk'
import { Card } from '../../../parts/Card'
import type { TransactionKind } from '../../../places/transactionPaths'
import { useJobHref } from '../../../places/useJobHref'
import { usePortal } from '../../../context/PortalContext'
import { useOutlasting } from '../../../context/useOutlasting'
import { Facts } from '../../../surfaces/Facts/Facts'
import { offeredActions } from './offeredActions'
import { TransactionActions } from './TransactionActions'
import { TransactionEnd } from './TransactionEnd'
import { transactionFacts } from './transactionFacts'
import { TransactionLines } from './TransactionLines'
import { TransactionModals } from './TransactionModals'
import type { Asked } from './TransactionModals'

export interface TransactionProps {
  transaction: TransactionDetail
  kind: TransactionKind
}

/** A transaction that was read. */
export function Transaction({ transaction, kind }: TransactionProps) {
  const portal = usePortal()
  const { number, suffix } = transaction
  const [asked, setAsked] = useOutlasting<Asked | null>({ name: `ask:${number}-${suffix}`, initial: null })
  const hrefOfJob = useJobHref()
  const offered = offeredActions(transaction, kind)
  return (
    <>
      <TransactionActions transaction={transaction} offered={offered} onAsk={setAsked} />
      <Card padding="row">
        <Facts facts={transactionFacts(transaction, portal, hrefOfJob)} />
      </Card>
      <TransactionLines lines={transaction.lines} />
      <TransactionEnd transaction={transaction} offered={offered} onAsk={setAsked} />
      <TransactionModals
        transaction={transaction}
        offered={offered}
        kind={kind}
        asked={asked}
        onClose={() => setAsked(null)}
      />
    </>
  )
}
