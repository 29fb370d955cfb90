import type { TransactionDetail, TransactionLine } from '@trade-portal/fluid-sdk'
import { Card } from '../../../parts/Card'
import type { TransactionKind } from '../../../places/transactionPaths'
import { useJobHref } from '../../../places/useJobHref'
import { usePortal } from '../../../context/PortalContext'
import { useOutlasting } from '../../../context/useOutlasting'
import { Facts } from '../../../surfaces/Facts/Facts'
import { offeredActions } from './offeredActions'
import { TransactionActions } from './TransactionActions'
import { TransactionEnd } from './TransactionEnd'
import { TransactionModals } from './TransactionModals'
import type { Asked } from './TransactionModals'
import type { JobHref } from '../../../places/useJobHref'
import type { Portal } from '../../../context/PortalContext'
import type { Fact } from '../../../surfaces/Facts/Facts'
import { JobName } from '../../../surfaces/JobName/JobName'
import * as S from './TransactionView.styles'
import { transactionWords } from '../../../messages/transaction'
import { useMemo } from 'react'
import { EmptyState } from '../../../parts/EmptyState'
import { Heading } from '../../../parts/Heading'
import { DataTable } from '../../../parts/table/DataTable'
import { transactionTable } from './transactionTable'
import { cartWords } from '../../../messages/cart'

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

/** Returns when, for what job, to whom and where; the day of an invoice comes first, and last where there is none yet. */
function transactionFacts(
  { invoiceDate, deliveryDate, jobName, chargeTo, deliverTo, address }: TransactionDetail,
  { formats, say }: Pick<Portal, 'formats' | 'say'>,
  hrefOfJob: JobHref,
): Fact[] {
  const words = say(transactionWords)
  const lines = [deliverTo, ...address].filter(Boolean)
  const invoiced = { label: words.invoiceDate, value: formats.date(invoiceDate) }
  const delivery = { label: words.deliveryDate, value: formats.date(deliveryDate) }
  return [
    invoiceDate ? invoiced : delivery,
    { label: words.jobName, value: <JobName name={jobName} href={hrefOfJob(jobName)} />, isTall: true },
    { label: words.chargeTo, value: chargeTo || '-' },
    {
      label: words.deliverTo,
      isTall: true,
      value: lines.length > 0 ? lines.map((line, index) => <S.Line key={index}>{line}</S.Line>) : '-',
    },
    invoiceDate ? delivery : invoiced,
  ]
}

/** Lists the goods, line by line; on narrow containers each line is a card. */
function TransactionLines({ lines }: { lines: TransactionLine[] }) {
  const { formats, say, settings } = usePortal()
  const words = say(transactionWords)
  const table = useMemo(() => transactionTable({ formats, say }), [formats, say])
  return (
    <S.Lines>
      <S.LinesHead>
        <Heading level={2}>{words.items(lines.length)}</Heading>
        <S.Muted>
          {settings.isTaxInclusive ? say(cartWords).pricesIncludeTax : say(cartWords).pricesExcludeTax}
        </S.Muted>
      </S.LinesHead>
      {lines.length > 0 ? (
        <DataTable
          label={words.lines}
          table={table}
          rows={lines}
          rowKey={keyOf}
          searchNote={words.searchNote}
        />
      ) : (
        <Card>
          <EmptyState title={words.noItems} />
        </Card>
      )}
    </S.Lines>
  )
}

function keyOf({ id }: TransactionLine): string {
  return String(id)
}
