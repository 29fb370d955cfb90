import type { Branch, TransactionSummary } from '@trade-portal/fluid-sdk'
import { Badge } from '../../parts/Badge'
import type { DataColumn } from '../../parts/table/dataColumns'
import type { TableDefinition } from '../../parts/table/tableDefinition'
import { transactionName } from '../../places/transactionPaths'
import type { Portal } from '../../portal/PortalContext'
import { transactionColumns } from '../../surfaces/TransactionColumns/transactionColumns'
import { CommentButton } from './CommentButton'
import * as S from './InvoiceTable.styles'

type Invoice = TransactionSummary
type Needed = Pick<Portal, 'formats' | 'messages'>

export interface InvoiceColumnsOptions {
  branches: readonly Branch[]
  /** Stays the same from render to render. */
  onComment: (invoice: Invoice) => void
}

/** The invoices as a table: number and amount first, then what it is, for what job and when. */
export function invoiceTable(portal: Needed, options: InvoiceColumnsOptions): TableDefinition<Invoice> {
  const { invoices: words, table } = portal.messages
  return {
    columns: invoiceColumns(portal, options),
    layout: {
      card: `
        'select number amount details' auto
        'select job date details' auto
        / auto minmax(0, 1fr) auto auto`,
      medium: `
        'select number type date address amount' auto
        'select reference . branch job comment' auto
        / 28px 112px 72px minmax(0, 1fr) minmax(0, 1.5fr) 128px`,
    },
    sortWords: { none: words.newest, reversed: words.oldest, order: table.order },
    details: { name: table.details, label: (invoice) => words.details(nameOf(invoice)) },
    lines: 'baseline',
  }
}

function invoiceColumns(
  { formats, messages }: Needed,
  { branches, onComment }: InvoiceColumnsOptions,
): DataColumn<Invoice>[] {
  const words = messages.invoices
  const shared = transactionColumns({ formats, words, branches })
  const typeOf = (invoice: Invoice) =>
    isCredit(invoice) && isOrdinary(invoice) ? words.credit : invoice.type
  const badgeOf = (invoice: Invoice) => <Badge tone="info">{typeOf(invoice)}</Badge>
  return [
    {
      id: 'number',
      name: words.number,
      text: nameOf,
      isRowHeader: true,
      width: 88,
      tone: 'strong',
      placeholder: 72,
    },
    {
      id: 'type',
      name: words.type,
      text: typeOf,
      cell: (invoice) => (isCredit(invoice) ? badgeOf(invoice) : typeOf(invoice) || '-'),
      isOnRequest: true,
      width: 60,
      placeholder: 48,
    },
    {
      id: 'date',
      name: words.date,
      text: ({ invoiceDate }) => formats.date(invoiceDate),
      csv: ({ invoiceDate }) => invoiceDate ?? '',
      cell: (invoice) => (
        <>
          {isCredit(invoice) && <S.OnCard>{badgeOf(invoice)}</S.OnCard>}
          {formats.date(invoice.invoiceDate)}
        </>
      ),
      kind: 'day',
      tone: 'muted',
      cardAlign: 'end',
      width: 88,
      placeholder: 80,
    },
    { ...shared.branch, width: 80, grow: 1 },
    shared.reference,
    shared.address,
    {
      id: 'comment',
      name: words.comment,
      text: ({ comment }) => comment,
      cell: (invoice) => <CommentButton invoice={invoice} words={words} onPress={onComment} />,
      hasControls: true,
      isOnRequest: true,
      width: 88,
      grow: 0.6,
      placeholder: 32,
    },
    shared.job,
    { ...shared.amount, width: 104 },
  ]
}

const nameOf = (invoice: Invoice) => transactionName('invoice', invoice)

const wordOf = ({ type }: Invoice) => type.trim().toLowerCase()
const isOrdinary = (invoice: Invoice) => ['', 'credit', 'invoice'].includes(wordOf(invoice))

/** A credit by the merchant's word for it or by its amount. */
const isCredit = (invoice: Invoice) => wordOf(invoice) === 'credit' || (invoice.amount ?? 0) < 0
