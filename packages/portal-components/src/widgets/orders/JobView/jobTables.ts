import type { Branch, TransactionSummary } from '@trade-portal/fluid-sdk'
import type { DataColumn } from '../../../parts/table/dataColumns'
import type { TableDefinition } from '../../../parts/table/tableDefinition'
import { kindOfType, transactionName } from '../../../routes/transactionPaths'
import type { TransactionKind } from '../../../routes/transactionPaths'
import type { Wording } from '../../../messages/MessagesOf'
import { againColumn } from '../../../surfaces/OrderAgain/againColumn'
import { deliveryDateColumn } from '../../../surfaces/TransactionColumns/deliveryDateColumn'
import { invoiceColumns } from '../../../surfaces/TransactionColumns/invoiceColumns'
import { transactionColumns } from '../../../surfaces/TransactionColumns/transactionColumns'
import { invoicesMessages } from '../../../messages/invoices'
import { ordersMessages } from '../../../messages/orders'
import { tableMessages } from '../../../messages/table'

type Column = DataColumn<TransactionSummary>
type Table = TableDefinition<TransactionSummary>

export interface JobTableOptions {
  branches: readonly Branch[]
  /** Copies an order to the cart. Must be stable between renders. Rows have no button without it. */
  onAgain?: ((order: TransactionSummary) => void) | undefined
}

/** The column before the amounts has the same width in each table, so that all of them line up. */
const ASIDE = { width: 88, grow: 0.6 }

/** Returns the tables of a job, whose columns line up. */
export function jobTables(portal: Wording, options: JobTableOptions): Record<TransactionKind, Table> {
  const orders = orderTable(portal, options)
  return { order: orders, quote: orders, invoice: invoiceTable(portal, options) }
}

function orderTable({ formats, messagesOf }: Wording, { branches, onAgain }: JobTableOptions): Table {
  const words = messagesOf(ordersMessages)
  const shared = sharedColumns({ formats, messagesOf }, branches)
  const again = onAgain ? 'again' : ''
  return {
    columns: [
      {
        id: 'number',
        name: words.number,
        text: ({ number }) => String(number),
        isRowHeader: true,
        width: 88,
        tone: 'strong',
        placeholder: 64,
      },
      deliveryDateColumn({ formats, words }),
      shared.branch,
      shared.reference,
      shared.address,
      ...(onAgain ? [{ ...againColumn(words, onAgain), ...ASIDE }] : []),
      shared.amount,
    ],
    layout: {
      card: `
        'number amount ${again} details' auto
        'reference date ${again} details' auto
        / minmax(0, 1fr) auto ${onAgain ? 'auto' : ''} auto`,
      medium: `
        'number date address ${again} amount' auto
        'reference reference branch ${again} .' auto
        / 88px 96px minmax(0, 1fr) ${onAgain ? '72px' : ''} 112px`,
    },
    details: { name: messagesOf(tableMessages).details, label: ({ number }) => words.details(number) },
    lines: 'baseline',
  }
}

function invoiceTable({ formats, messagesOf }: Wording, { branches, onAgain }: JobTableOptions): Table {
  const words = messagesOf(invoicesMessages)
  const shared = sharedColumns({ formats, messagesOf }, branches)
  const { number, type, date } = invoiceColumns({ formats, words })
  return {
    columns: [
      number,
      { ...date, width: 96 },
      shared.branch,
      shared.reference,
      shared.address,
      { ...type, ...(onAgain ? ASIDE : { width: 60 }) },
      shared.amount,
    ],
    layout: {
      card: `
        'number amount details' auto
        'reference date details' auto
        / minmax(0, 1fr) auto auto`,
      medium: `
        'number date address type amount' auto
        'reference reference branch type .' auto
        / 88px 96px minmax(0, 1fr) 72px 112px`,
    },
    details: {
      name: messagesOf(tableMessages).details,
      label: (invoice) => words.details(transactionName('invoice', invoice)),
    },
    lines: 'baseline',
  }
}

/** Columns shared by orders and invoices. The groups are short, so they cannot be sorted. */
function sharedColumns({ formats, messagesOf }: Wording, branches: readonly Branch[]) {
  const words = messagesOf(ordersMessages)
  const { branch, reference, address, amount } = transactionColumns({
    formats,
    messagesOf,
    words,
    branches,
    hrefOfJob: () => null,
  })
  const { sortKey: _, ...unsorted } = amount
  return {
    branch: { ...branch, width: 80, grow: 0.7 },
    reference: { ...reference, isOnRequest: false, cardLines: 1 as const, grow: 1.6 },
    address,
    amount: unsorted satisfies Column,
  }
}

/** Returns the columns of a job's export. `isInvoice` is true for the rows listed among the invoices. */
export function jobFileColumns(
  { formats, messagesOf }: Wording,
  { branches, isInvoice }: { branches: readonly Branch[]; isInvoice: (row: TransactionSummary) => boolean },
): Column[] {
  const orders = messagesOf(ordersMessages)
  const invoices = messagesOf(invoicesMessages)
  const { branch, reference, address, amount } = sharedColumns({ formats, messagesOf }, branches)
  return [
    { id: 'type', name: orders.type, text: ({ type }) => type },
    {
      id: 'number',
      name: orders.number,
      text: (row) => transactionName(isInvoice(row) ? 'invoice' : kindOfType(row.type, 'order'), row),
    },
    { id: 'ordered', name: orders.deliveryDate, text: ({ deliveryDate }) => deliveryDate ?? '' },
    { id: 'invoiced', name: invoices.date, text: ({ invoiceDate }) => invoiceDate ?? '' },
    branch,
    reference,
    address,
    amount,
  ]
}
