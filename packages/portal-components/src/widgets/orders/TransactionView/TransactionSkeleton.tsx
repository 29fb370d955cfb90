import { Card } from '../../../parts/Card'
import { Skeleton } from '../../../parts/Skeleton'
import { SkeletonText } from '../../../parts/SkeletonText'
import { DataTableSkeleton } from '../../../parts/table/DataTableSkeleton'
import type { TransactionKind } from '../../../places/transactionPaths'
import { usePortal } from '../../../context/PortalContext'
import { Facts } from '../../../surfaces/Facts/Facts'
import { transactionTable } from './transactionTable'
import * as S from './TransactionView.styles'
import { transactionWords } from '../../../messages/transaction'

const ROWS = 6

/** Keeps the place of a transaction while it is read. */
export function TransactionSkeleton({ kind }: { kind: TransactionKind }) {
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
