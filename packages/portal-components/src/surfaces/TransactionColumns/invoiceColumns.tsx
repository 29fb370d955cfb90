import type { TransactionSummary } from '@trade-portal/fluid-sdk'
import { token } from '@trade-portal/theme'
import { css } from 'styled-components'
import { isInvoiceOrCredit, transactionType } from '../../data/transactions/transactionType'
import { badges, badgeCell } from '../../parts/Badge'
import type { DataColumn } from '../../parts/table/dataColumns'
import { transactionName } from '../../routes/transactionPaths'
import type { Portal } from '../../context/PortalContext'
import { MEDIUM } from '../../parts/table/dataGrid.styles'

type Invoice = TransactionSummary

export interface InvoiceColumnsOptions {
  formats: Portal['formats']
  words: Record<'number' | 'type' | 'date' | 'credit', string>
}

/** Returns the columns of invoices and credits alone: number, type and date. */
export function invoiceColumns({ formats, words }: InvoiceColumnsOptions) {
  const typeOf = (invoice: Invoice) =>
    isCredit(invoice) && isInvoiceOrCredit(invoice.type, 'invoice') ? words.credit : invoice.type
  const badgeOf = (invoice: Invoice) => badgeCell(typeOf(invoice), 'info')
  return {
    number: {
      id: 'number',
      name: words.number,
      text: (invoice) => transactionName('invoice', invoice),
      styles: numbers,
      note: (invoice, form) => form !== 'row' && isCredit(invoice) && badgeOf(invoice),
      isRowHeader: true,
      width: 88,
      tone: 'strong',
      placeholder: 72,
    },
    type: {
      id: 'type',
      name: words.type,
      text: typeOf,
      cell: (invoice) => (isCredit(invoice) ? badgeOf(invoice) : typeOf(invoice) || '-'),
      styles: badges,
      isOnRequest: true,
      width: 60,
      placeholder: 48,
    },
    date: {
      id: 'date',
      name: words.date,
      text: ({ invoiceDate }) => formats.date(invoiceDate),
      csv: ({ invoiceDate }) => invoiceDate ?? '',
      kind: 'day',
      tone: 'muted',
      cardAlign: 'end',
      width: 88,
      placeholder: 80,
    },
  } satisfies Record<string, DataColumn<Invoice>>
}

/** A credit is recognised by the merchant's word for it or by its amount. */
export const isCredit = ({ type, amount }: Invoice) => transactionType(type) === 'credit' || (amount ?? 0) < 0

/** On a card, which has no column for the type, the badge is beside the number. */
const numbers = css`
  ${badges}
  & > [data-badge] {
    margin-inline-start: ${token.space[8]};

    @container ${MEDIUM} {
      display: none;
    }
  }
`
