import { FolderSearch } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { OPEN } from '../../../data/transactions/invoiceRange'
import { branchesQuery } from '../../../data/transactions/transactions'
import { useRead } from '../../../data/useRead'
import { useControlled } from '../../../hooks/useControlled'
import { Button } from '../../../parts/Button'
import { Card } from '../../../parts/Card'
import { Confirm } from '../../../parts/Confirm'
import { EmptyState } from '../../../parts/EmptyState'
import type { TransactionKind } from '../../../routes/transactionPaths'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { useOrderAgain } from '../../../surfaces/OrderAgain/useOrderAgain'
import { RouteLink } from '../../../surfaces/RouteLink/RouteLink'
import { asWidget } from '../../../surfaces/Widget/asWidget'
import { JobActions } from './JobActions'
import { JobFigures } from './JobFigures'
import { JobGroup } from './JobGroup'
import { jobTables } from './jobTables'
import * as S from './JobView.styles'
import { useJob } from './useJob'
import { jobMessages } from '../../../messages/job'
import { ordersMessages } from '../../../messages/orders'
import { scrollToElement } from '../../../hooks/layoutObservers'
import { Breadcrumb } from '../../../parts/Breadcrumb'
import { useHasRoute } from '../../../routes/useIsSwitchedOff'
import { WidgetHead } from '../../../surfaces/Widget/WidgetHead'
import { invoicesMessages } from '../../../messages/invoices'

export interface JobViewProps {
  /** The job's name. Case and surrounding spaces are ignored. */
  name: string
  /**
   * First day of the invoices, `YYYY-MM-DD`, or `open` for all of them; any other text means a year back. The widget keeps
   * it in its own state if omitted.
   */
  from?: string
  /** Called when the customer looks further back. */
  onFromChange?: (from: string) => void
}

/** All orders, quotes and invoices of a job with their sums, and a button to have them e-mailed. */
export const JobView = asWidget(
  function JobView({ name, from: hostFrom, onFromChange }: JobViewProps) {
    const { client, formats, messagesOf, settings } = usePortal()
    const words = useMessages(jobMessages)
    const orders = useMessages(ordersMessages)
    const [from, setFrom] = useControlled({ value: hostFrom, initial: '', onChange: onFromChange })
    const job = useJob({ name, from })
    const { data: branches } = useRead(branchesQuery(client))
    const again = useOrderAgain()
    const { begin } = again
    const pageRef = useRef<HTMLDivElement>(null)
    const tables = useMemo(
      () =>
        jobTables(
          { formats, messagesOf },
          { branches: branches ?? [], onAgain: settings.hasCart ? begin : undefined },
        ),
      [formats, messagesOf, branches, settings.hasCart, begin],
    )
    const since = job.since === null ? null : formats.date(job.since)

    const groupOf = (kind: TransactionKind) => pageRef.current?.querySelector(`[data-kind='${kind}']`)
    const goTo = (kind: TransactionKind) => {
      const group = groupOf(kind)
      group?.querySelector('h2')?.focus({ preventScroll: true })
      scrollToElement(group)
    }
    const lookFurtherBack = () => {
      // The pressed button disappears and would take the focus with it.
      const container = job.isEmpty ? pageRef.current : groupOf('invoice')
      container?.querySelector<HTMLElement>('h1, h2')?.focus()
      setFrom(OPEN)
    }
    return (
      <S.Page ref={pageRef}>
        <JobHead name={name} />
        {job.isEmpty ? (
          <Card>
            <EmptyState
              title={words.empty}
              icon={<FolderSearch />}
              action={
                since !== null && job.hasInvoices ? (
                  <Button onPress={lookFurtherBack}>{words.lookFurtherBack}</Button>
                ) : (
                  <RouteLink to="/orders">{orders.title}</RouteLink>
                )
              }
            >
              {since !== null && job.hasInvoices ? words.emptySince(since) : words.emptyAtAll}
            </EmptyState>
          </Card>
        ) : (
          <>
            <JobActions name={name} parts={job.parts} since={since} branches={branches ?? []} />
            <JobFigures parts={job.parts} since={since} onGoTo={goTo} />
            {job.parts.map((part) => (
              <JobGroup
                {...part}
                key={part.kind}
                table={tables[part.kind]}
                isRowBusy={again.isCopying}
                since={since}
                onLookFurtherBack={lookFurtherBack}
              />
            ))}
          </>
        )}
        <Confirm {...again.question} />
      </S.Page>
    )
  },
  { prompt: 'account' },
)

/** Heading of a job with a breadcrumb to the orders, or to the invoices where there are no orders. */
function JobHead({ name }: { name: string }) {
  const { hrefFor } = usePortal()
  const words = useMessages(jobMessages)
  const orders = useMessages(ordersMessages)
  const invoices = useMessages(invoicesMessages)
  const hasOrders = useHasRoute('/orders')
  const hasInvoices = useHasRoute('/invoices')
  const list = hasOrders
    ? [{ id: 'list', name: orders.title, href: hrefFor('/orders') }]
    : hasInvoices
      ? [{ id: 'list', name: invoices.title, href: hrefFor('/invoices') }]
      : []
  return (
    <S.Head>
      <WidgetHead
        trail={<Breadcrumb items={[...list, { id: 'job', name: words.label }]} />}
        title={name.trim()}
      />
    </S.Head>
  )
}
