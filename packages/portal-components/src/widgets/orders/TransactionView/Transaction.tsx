import type { Money, TransactionDetail, TransactionLine } from '@trade-portal/fluid-sdk'
import { Card } from '../../../parts/Card'
import type { TransactionKind } from '../../../routes/transactionPaths'
import { useJobHref } from '../../../routes/useJobHref'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { useOutlasting } from '../../../context/useOutlasting'
import { Facts } from '../../../surfaces/Facts/Facts'
import { offeredActions } from './offeredActions'
import { TransactionActions } from './TransactionActions'
import { TransactionModals } from './TransactionModals'
import type { Asked } from './TransactionModals'
import type { JobHref } from '../../../routes/useJobHref'
import type { Portal } from '../../../context/PortalContext'
import type { Wording } from '../../../messages/MessagesOf'
import type { Fact } from '../../../surfaces/Facts/Facts'
import { JobName } from '../../../surfaces/JobName/JobName'
import { Row, Text } from '../../../parts/layout/Layout'
import * as S from './TransactionView.styles'
import { transactionMessages } from '../../../messages/transaction'
import { useMemo } from 'react'
import { EmptyState } from '../../../parts/EmptyState'
import { Heading } from '../../../parts/Heading'
import { DataTable } from '../../../parts/table/DataTable'
import { transactionTable } from './transactionTable'
import { cartMessages } from '../../../messages/cart'
import { Button } from '../../../parts/Button'
import { Summary } from '../../../parts/Summary'
import type { OfferedActions } from './offeredActions'
import type { SummaryRow } from '../../../parts/Summary'
import { figureText } from '../../../messages/prices'

/** A loaded transaction. */
export function Transaction(props: { transaction: TransactionDetail; kind: TransactionKind }) {
  const { transaction, kind } = props
  const portal = usePortal()
  const { number, suffix } = transaction
  const [asked, setAsked] = useOutlasting<Asked | null>({ name: `ask:${number}-${suffix}`, initial: null })
  const hrefOfJob = useJobHref()
  const offered = offeredActions(transaction, kind)
  const figures = transactionFigures(transaction, portal)
  return (
    <>
      <TransactionActions
        transaction={transaction}
        offered={offered}
        total={figures.whole}
        onAsk={setAsked}
      />
      <Card padding="row">
        <Facts facts={transactionFacts(transaction, portal, hrefOfJob)} />
      </Card>
      <TransactionLines lines={transaction.lines} />
      <TransactionEnd
        comment={transaction.comment}
        rows={[...figures.parts, figures.whole]}
        offered={offered}
        onAsk={setAsked}
      />
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

/** Returns the dates, the job and the addresses. The invoice date comes first, or last if there is none yet. */
function transactionFacts(
  { invoiceDate, deliveryDate, jobName, chargeTo, deliverTo, address }: TransactionDetail,
  { formats, messagesOf }: Wording,
  hrefOfJob: JobHref,
): Fact[] {
  const words = messagesOf(transactionMessages)
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
      value: lines.length > 0 ? lines.map((line, index) => <div key={index}>{line}</div>) : '-',
    },
    invoiceDate ? delivery : invoiced,
  ]
}

/** Table of the goods. On narrow containers each line is a card. */
function TransactionLines({ lines }: { lines: TransactionLine[] }) {
  const { formats, messagesOf, settings } = usePortal()
  const words = useMessages(transactionMessages)
  const cart = useMessages(cartMessages)
  const table = useMemo(() => transactionTable({ formats, messagesOf }), [formats, messagesOf])
  return (
    <S.Lines>
      <Row wrap align="baseline" justify="space-between" gap={[0, 16]}>
        <Heading level={2}>{words.items(lines.length)}</Heading>
        <Text as="p" size={14} tone="muted">
          {settings.isTaxInclusive ? cart.pricesIncludeTax : cart.pricesExcludeTax}
        </Text>
      </Row>
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

const keyOf = ({ id }: TransactionLine) => String(id)

interface TransactionEndProps {
  comment: string
  rows: SummaryRow[]
  offered: OfferedActions
  onAsk: (asked: Asked) => void
}

/** The totals of a transaction and the customer's comment. */
function TransactionEnd({ comment, rows, offered, onAsk }: TransactionEndProps) {
  const words = usePortal().messagesOf(transactionMessages)
  return (
    <S.EndSlot>
      <Card padding="row">
        <S.End>
          <S.Said>
            {offered.canAccept && (
              <div>
                <Heading level={3}>{words.pricesOfQuote}</Heading>
                <Text as="p" size={14} tone="muted">
                  {words.acceptNote}
                </Text>
              </div>
            )}
            {comment && (
              <div>
                <Heading level={3}>{words.yourComment}</Heading>
                <S.Comment>{comment}</S.Comment>
                {offered.isInvoice && (
                  <S.CommentNote>
                    {words.commentNote}
                    <Button tone="quiet" onPress={() => onAsk('comment')}>
                      {words.change}
                    </Button>
                  </S.CommentNote>
                )}
              </div>
            )}
          </S.Said>
          <S.Totals>
            <Summary rows={rows} />
          </S.Totals>
        </S.End>
      </Card>
    </S.EndSlot>
  )
}

/** Returns the total as `whole`, and the total without tax and the tax as `parts`, which are empty in the tax region. */
function transactionFigures({ subtotal, tax, total }: TransactionDetail, portal: Portal) {
  const words = portal.messagesOf(transactionMessages)
  const money = (amount: Money | null) =>
    amount === null ? '-' : figureText(amount, portal.formats.money, portal)
  const whole: SummaryRow = {
    label: portal.isTaxRegion ? words.total : words.totalIncludingTax,
    value: money(total),
    tone: 'total',
  }
  const parts: SummaryRow[] = portal.isTaxRegion
    ? []
    : [
        { label: words.totalExcludingTax, value: money(subtotal) },
        { label: words.tax, value: money(tax) },
      ]
  return { parts, whole }
}
