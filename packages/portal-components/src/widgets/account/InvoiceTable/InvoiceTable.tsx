import type { TransactionSummary } from '@trade-portal/fluid-sdk'
import { FileText } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { useOutlasting } from '../../../context/useOutlasting'
import type { Prefetch } from '../../../data/prefetch'
import { endsBeforeBeginning, invoiceRange } from '../../../data/transactions/invoiceRange'
import type { DatesOfInvoices } from '../../../data/transactions/invoiceRange'
import { monthsBefore } from '../../../hooks/calendar'
import { invoiceKey, useSelectedInvoices } from '../../../data/transactions/selectedInvoices'
import { branchesQuery, invoicesQuery } from '../../../data/transactions/transactions'
import { useListRead } from '../../../data/useListRead'
import { useRead } from '../../../data/useRead'
import { today } from '../../../hooks/today'
import { useControlled } from '../../../hooks/useControlled'
import { useLastShown } from '../../../hooks/openings'
import { useStableHandler } from '../../../hooks/useStableHandler'
import { invoicesMessages } from '../../../messages/invoices'
import { tableMessages } from '../../../messages/table'
import { Button } from '../../../parts/Button'
import { transactionName, useTransactionHref } from '../../../routes/transactionPaths'
import { useJobHref } from '../../../routes/useJobHref'
import { LazyCommentModal } from '../../../surfaces/CommentModal/LazyCommentModal'
import { TablePage } from '../../../surfaces/TablePage/TablePage'
import type { TablePageParams } from '../../../surfaces/TablePage/TablePage'
import { useAmountSum } from '../../../surfaces/TransactionColumns/useAmountSum'
import { asWidget } from '../../../surfaces/Widget/asWidget'
import { WidgetHead } from '../../../surfaces/Widget/WidgetHead'
import { EmailInvoices } from './EmailInvoices'
import { invoiceTable } from './invoiceColumns'
import { InvoiceDates } from './InvoiceDates'

export interface InvoiceTableProps extends TablePageParams {
  /**
   * First day, `YYYY-MM-DD`, or `open` for no start; any other text gives the last three months. Uncontrolled if
   * omitted, like the last day.
   */
  from?: string
  /** Last day, `YYYY-MM-DD`; any other text leaves the range open. */
  to?: string
  /** Called when the customer changes the dates. Empty texts are the defaults. */
  onDatesChange?: (dates: DatesOfInvoices) => void
  /** Returns the URL of an invoice's page. Default: the provider's route, if the host has one. */
  hrefOfInvoice?: (invoice: TransactionSummary) => string
}

const noDates: DatesOfInvoices = { from: '', to: '' }

/**
 * Lists the account's invoices and credits of a date range, newest first, with search and sorting. The customer can
 * comment on them, e-mail them and save them as a file.
 */
export const InvoiceTable = asWidget(
  function InvoiceTable({ from, to, onDatesChange, hrefOfInvoice, ...params }: InvoiceTableProps) {
    const { formats, isTaxRegion, messagesOf } = usePortal()
    const words = useMessages(invoicesMessages)
    const tableText = useMessages(tableMessages)
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
    const lastCommented = useLastShown(commented)
    const { keys, elsewhere, select } = useSelectedInvoices(invoices.data)
    const hrefOfJob = useJobHref()
    const hrefOf = useTransactionHref('/invoices')
    const sumOf = useAmountSum()
    const table = useMemo(
      () =>
        invoiceTable(
          { formats, messagesOf },
          { branches: branches ?? [], hrefOfJob, onComment: setCommented },
        ),
      [formats, messagesOf, branches, hrefOfJob, setCommented],
    )
    const datesRef = useRef<HTMLDivElement>(null)
    const lookAt = (next: DatesOfInvoices) => {
      setDates(next)
      // The results replace the pressed button.
      datesRef.current?.focus()
    }
    const changeDates = useStableHandler(setDates)
    // A stable element keeps the fields from rendering again during a search or a selection.
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
          {...params}
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
            title: tableText.empty,
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
        {lastCommented && (
          <LazyCommentModal
            id={{ number: lastCommented.number, suffix: lastCommented.suffix }}
            comment={lastCommented.comment}
            isOpen={commented !== null}
            onOpenChange={() => setCommented(null)}
          />
        )}
      </>
    )
  },
  { prompt: 'account' },
)

/** Returns the first queries of the table for the dates in the page's URL. */
export const prefetch: Prefetch<Partial<DatesOfInvoices>> = ({ client }, { from = '', to = '' }) => [
  invoicesQuery(client, invoiceRange({ from, to }, today())),
  branchesQuery(client),
]

const noInvoices: never[] = []

/** Reads the invoices of the given dates, and the branches. */
function useInvoiceReads({ from, to }: DatesOfInvoices) {
  const { client } = usePortal()
  const day = today()
  const range = useMemo(() => invoiceRange({ from, to }, day), [from, to, day])
  const isImpossible = endsBeforeBeginning(range)
  const read = useListRead(invoicesQuery(client, range), { isEnabled: !isImpossible })
  return {
    range,
    invoices: isImpossible ? { ...read, data: noInvoices, error: null, isPart: false } : read,
    branches: useRead(branchesQuery(client)).data,
  }
}
