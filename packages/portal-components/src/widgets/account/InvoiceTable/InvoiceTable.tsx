import type { TransactionSummary } from '@trade-portal/fluid-sdk'
import { FileText } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { invoiceKey, useSelectedInvoices } from '../../../data/transactions/selectedInvoices'
import { today } from '../../../hooks/today'
import { invoiceRange } from '../../../data/transactions/invoiceRange'
import { branchesQuery, invoicesQuery } from '../../../data/transactions/transactions'
import type { Prefetch } from '../../../data/prefetch'
import { useControlled } from '../../../hooks/useControlled'
import { useStableHandler } from '../../../hooks/useStableHandler'
import { Button } from '../../../parts/Button'
import { transactionName, useTransactionHref } from '../../../places/transactionPaths'
import { useJobHref } from '../../../places/useJobHref'
import { usePortal } from '../../../context/PortalContext'
import { useOutlasting } from '../../../context/useOutlasting'
import { TablePage } from '../../../surfaces/TablePage/TablePage'
import type { TablePagePlace } from '../../../surfaces/TablePage/TablePage'
import { useAmountSum } from '../../../surfaces/TransactionColumns/useAmountSum'
import { asWidget } from '../../../surfaces/Widget/asWidget'
import { WidgetHead } from '../../../surfaces/Widget/WidgetHead'
import { EmailInvoices } from './EmailInvoices'
import { InvoiceDates } from './InvoiceDates'
import { invoiceTable } from './invoiceColumns'
import { useInvoiceReads } from './invoiceReads'
import type { DatesOfInvoices } from '../../../data/transactions/invoiceRange'
import { monthsBefore } from '../../../data/transactions/monthsBefore'
import { invoicesWords } from '../../../messages/invoices'
import { tableWords } from '../../../messages/table'
import { useLastShown } from '../../../hooks/useLastShown'
import { LazyCommentModal } from '../../../surfaces/CommentModal/LazyCommentModal'

export interface InvoiceTableProps extends TablePagePlace {
  /**
   * The first day, `YYYY-MM-DD`, or `open` for all there were before; any other text is three months back. Left out, the
   * widget keeps it itself, as the last day.
   */
  from?: string
  /** The last day, `YYYY-MM-DD`; any other text leaves the end open. */
  to?: string
  /** Called when the customer sets other days. Empty texts are those at the beginning. */
  onDatesChange?: (dates: DatesOfInvoices) => void
  /** The address of an invoice's own page. Default: that of the provider, where the host has one. */
  hrefOfInvoice?: (invoice: TransactionSummary) => string
}

const noDates: DatesOfInvoices = { from: '', to: '' }

/**
 * The account's invoices and credits of a range of days, newest first, with search and sorting: to be commented on, sent by
 * e-mail, and saved as a file.
 */
export const InvoiceTable = asWidget(
  function InvoiceTable({ from, to, onDatesChange, hrefOfInvoice, ...place }: InvoiceTableProps) {
    const { formats, isTaxRegion, say } = usePortal()
    const words = say(invoicesWords)
    const [dates, setDates] = useControlled<DatesOfInvoices>({
      value: from === undefined && to === undefined ? undefined : { from: from ?? '', to: to ?? '' },
      initial: noDates,
      onChange: onDatesChange,
    })
    const { from: first, to: last } = dates
    const { range, invoices, branches } = useInvoiceReads(dates)
    const [commented, setCommented] = useOutlasting<TransactionSummary | null>({
      name: 'comment-of-list',
      initial: null,
    })
    const { keys, elsewhere, select } = useSelectedInvoices(invoices.data)
    const hrefOfJob = useJobHref()
    const hrefOf = useTransactionHref('/invoices')
    const sumOf = useAmountSum()
    const table = useMemo(
      () => invoiceTable({ formats, say }, { branches: branches ?? [], hrefOfJob, onComment: setCommented }),
      [formats, say, branches, hrefOfJob, setCommented],
    )
    const datesRef = useRef<HTMLDivElement>(null)
    const lookAt = (next: DatesOfInvoices) => {
      setDates(next)
      // The pressed button gives way to what is found.
      datesRef.current?.focus()
    }
    const changeDates = useStableHandler(setDates)
    // The same element, so that a search or a selection leaves the fields as they are.
    const filter = useMemo(
      () => (
        <InvoiceDates ref={datesRef} dates={{ from: first, to: last }} range={range} onChange={changeDates} />
      ),
      [first, last, range, changeDates],
    )
    const isSet = dates.from !== '' || dates.to !== ''
    return (
      <>
        <WidgetHead title={words.title} />
        <TablePage
          {...place}
          label={words.title}
          of={invoices}
          table={table}
          rowKey={invoiceKey}
          rowHref={hrefOfInvoice ?? (hrefOf && ((invoice: TransactionSummary) => hrefOf('invoice', invoice)))}
          searchHint={words.searchHint}
          filter={filter}
          note={isTaxRegion ? undefined : words.amountsIncludeTax}
          exportName={words.fileName}
          empty={{
            title: say(tableWords).empty,
            icon: <FileText />,
            action: isSet ? (
              <Button onPress={() => lookAt(noDates)}>{words.resetDates}</Button>
            ) : (
              <Button onPress={() => lookAt({ from: monthsBefore(today(), 12), to: '' })}>
                {words.lookFurtherBack}
              </Button>
            ),
          }}
          selection={{
            selected: keys,
            onChange: select,
            elsewhere,
            label: (invoice) => words.select(transactionName('invoice', invoice)),
            note: sumOf,
            actions: (chosen) => (
              <EmailInvoices invoices={chosen} sum={sumOf(chosen)} onSent={() => select(new Set())} />
            ),
          }}
        />
        <InvoiceComment invoice={commented} onClose={() => setCommented(null)} />
      </>
    )
  },
  { prompt: 'account' },
)

/** Returns the first reads of the table: the invoices of the days that its page keeps. */
export const prefetch: Prefetch<Partial<DatesOfInvoices>> = ({ client }, { from = '', to = '' }) => [
  invoicesQuery(client, invoiceRange({ from, to }, today())),
  branchesQuery(client),
]

interface InvoiceCommentProps {
  /** The invoice whose comment is open. */
  invoice: TransactionSummary | null
  onClose: () => void
}

/** The customer's comment on an invoice of the list. */
function InvoiceComment({ invoice, onClose }: InvoiceCommentProps) {
  const shown = useLastShown(invoice)
  if (!shown) return null
  return (
    <LazyCommentModal
      id={{ number: shown.number, suffix: shown.suffix }}
      comment={shown.comment}
      isOpen={invoice !== null}
      onOpenChange={onClose}
    />
  )
}
