import type { TransactionSummary } from '@trade-portal/fluid-sdk'
import { useId } from 'react'
import { Button } from '../../../parts/Button'
import { Heading } from '../../../parts/Heading'
import { DataTable } from '../../../parts/table/DataTable'
import type { DataTableProps } from '../../../parts/table/DataTable'
import { DataTableSkeleton } from '../../../parts/table/DataTableSkeleton'
import { kindOfType, transactionPath } from '../../../routes/transactionPaths'
import { useHasRoute } from '../../../routes/useIsSwitchedOff'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { Read } from '../../../surfaces/Read/Read'
import { sumOf } from '../../../surfaces/TransactionColumns/useAmountSum'
import { figureText } from '../../../messages/prices'
import { kindName } from './useJob'
import type { JobPart } from './useJob'
import { Row, Text } from '../../../parts/layout/Layout'
import * as S from './JobView.styles'
import { jobMessages } from '../../../messages/job'

export interface JobGroupProps
  extends JobPart, Pick<DataTableProps<TransactionSummary>, 'table' | 'isRowBusy'> {
  /** First day of the invoices; `null` without a limit. */
  since: string | null
  onLookFurtherBack: () => void
}

const SKELETON_ROWS = 3

/** The orders, quotes or invoices of a job, with their number and sum. */
export function JobGroup({
  kind,
  of,
  isShownAbove,
  table,
  isRowBusy,
  since,
  onLookFurtherBack,
}: JobGroupProps) {
  const portal = usePortal()
  const { formats, hrefFor, messagesOf } = portal
  const words = useMessages(jobMessages)
  const id = useId()
  const hasPage = useHasRoute(roots[kind])
  const name = kindName(kind, messagesOf)
  const isInvoice = kind === 'invoice'
  const none = isInvoice && since !== null ? words.noneSince(since) : words.none[kind]
  const skeleton = <DataTableSkeleton table={table} rows={SKELETON_ROWS} />

  const hrefOf = (row: TransactionSummary) =>
    hrefFor(transactionPath(isInvoice ? kind : kindOfType(row.type, kind), row))
  return (
    <S.Group data-kind={kind} aria-labelledby={id}>
      <Row wrap align="baseline" justify="space-between" gap={[0, 16]}>
        <Heading level={2} id={id} tabIndex={-1}>
          <span>{`${name} `}</span>
          {of.data && (
            <Text tone="muted" weight="regular" tabular>
              {formats.quantity(of.data.length)}
            </Text>
          )}
        </Heading>
        {of.data && of.data.length > 0 && (
          <S.GroupSum>{figureText(sumOf(of.data), formats.money, portal)}</S.GroupSum>
        )}
      </Row>
      {isShownAbove && of.data === undefined ? (
        of.error ? (
          <S.None>{words.notLoaded}</S.None>
        ) : (
          skeleton
        )
      ) : (
        <Read of={of} skeleton={skeleton}>
          {(rows) =>
            rows.length > 0 ? (
              <DataTable
                label={name}
                table={table}
                rows={rows}
                rowKey={keyOf}
                rowHref={hasPage ? hrefOf : undefined}
                isRowBusy={isRowBusy}
                searchNote={words.searchNote}
              />
            ) : (
              <S.None>{none}</S.None>
            )
          }
        </Read>
      )}
      {isInvoice && (
        <S.Range>
          <span>{since === null ? words.allInvoices : words.invoicesSince(since)}</span>
          {since !== null && <Button onPress={onLookFurtherBack}>{words.lookFurtherBack}</Button>}
        </S.Range>
      )}
    </S.Group>
  )
}

const roots = { order: '/orders', quote: '/quotes', invoice: '/invoices' }

const keyOf = ({ number, suffix }: TransactionSummary) => `${number}-${suffix}`
