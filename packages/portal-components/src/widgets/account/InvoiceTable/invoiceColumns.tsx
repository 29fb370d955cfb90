import type { Branch, TransactionSummary } from '@trade-portal/fluid-sdk'
import type { DataColumn } from '../../../parts/table/dataColumns'
import type { TableDefinition } from '../../../parts/table/tableDefinition'
import { transactionName } from '../../../routes/transactionPaths'
import type { JobHref } from '../../../routes/useJobHref'
import type { Wording } from '../../../messages/MessagesOf'
import { invoiceColumns } from '../../../surfaces/TransactionColumns/invoiceColumns'
import { transactionColumns } from '../../../surfaces/TransactionColumns/transactionColumns'
import { comments } from './InvoiceTable.styles'
import { invoicesMessages } from '../../../messages/invoices'
import { tableMessages } from '../../../messages/table'
import type { ReactNode } from 'react'
import { transactionType } from '../../../data/transactions/transactionType'
import { commentPreview } from './commentPreview'
import type { Messages } from '../../../messages/Messages'

type Invoice = TransactionSummary

export interface InvoiceTableOptions {
  branches: readonly Branch[]
  hrefOfJob: JobHref
  /** Stable across renders. */
  onComment: (invoice: Invoice) => void
}

/** Defines the table of invoices: number and amount first, then type, job and date. */
export function invoiceTable(portal: Wording, options: InvoiceTableOptions): TableDefinition<Invoice> {
  const words = portal.messagesOf(invoicesMessages)
  const table = portal.messagesOf(tableMessages)
  return {
    columns: columnsOf(portal, options),
    layout: {
      card: `
        'select number amount details' auto
        'select job date details' auto
        / auto minmax(0, 1fr) auto auto`,
      narrow: `
        'select number details' auto
        'select amount details' auto
        'select job details' auto
        'select date details' auto
        / auto minmax(0, 1fr) auto`,
      medium: `
        'select number type date address amount' auto
        'select reference . branch job comment' auto
        / 28px 112px 72px minmax(0, 1fr) minmax(0, 1.5fr) 128px`,
    },
    sortMessages: { none: words.newest, reversed: words.oldest, order: table.order },
    details: { name: table.details, label: (invoice) => words.details(transactionName('invoice', invoice)) },
    lines: 'baseline',
    isRecycled: true,
  }
}

function columnsOf(
  { formats, messagesOf }: Wording,
  { branches, hrefOfJob, onComment }: InvoiceTableOptions,
): DataColumn<Invoice>[] {
  const words = messagesOf(invoicesMessages)
  const shared = transactionColumns({ formats, messagesOf, words, branches, hrefOfJob })
  const { number, type, date } = invoiceColumns({ formats, words })
  return [
    { ...number, sortKey: numberOf },
    type,
    { ...date, sortKey: dayOf },
    { ...shared.branch, width: 80, grow: 1 },
    shared.reference,
    shared.address,
    {
      id: 'comment',
      name: words.comment,
      text: ({ comment }) => comment,
      cell: (invoice) => commentCell(invoice, { words, onPress: onComment }),
      styles: comments,
      hasControls: true,
      isOnRequest: true,
      width: 88,
      grow: 0.6,
      placeholder: 32,
    },
    shared.job,
    shared.amount,
  ]
}

// Sort keys are stable across renders, and numeric because numbers sort faster than texts.
const numberOf = ({ number, suffix }: Invoice) => number + suffix / 1_000_000
const dayOf = ({ invoiceDate }: Invoice) => invoiceDate && Number(invoiceDate.replaceAll('-', ''))

interface CommentCellOptions {
  words: Messages['invoices']
  /** Stable across renders. */
  onPress: (invoice: TransactionSummary) => void
}

/**
 * Shows the start of the customer's comment, or 'Add'; both open it. Print shows all of it. Only invoices take
 * comments.
 */
function commentCell(invoice: TransactionSummary, { words, onPress }: CommentCellOptions): ReactNode {
  const name = transactionName('invoice', invoice)
  const comment = invoice.comment.trim()
  const preview = commentPreview(comment)
  if (!isInvoice(invoice)) return preview || '-'
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={preview ? words.changeCommentOn(preview, name) : words.addCommentOn(name)}
        data-empty={!preview || undefined}
        onClick={() => onPress(invoice)}
      >
        {preview || words.addComment}
      </button>
      <span data-printed>{comment || '-'}</span>
    </>
  )
}

/** Uses the merchant's type, like the invoice's page. An entry without a type counts as an invoice. */
const isInvoice = ({ type }: TransactionSummary) => transactionType(type, 'invoice') === 'invoice'
