import type { TransactionSummary } from '@trade-portal/fluid-sdk'
import { Card } from '../../../parts/Card'
import { Stack, Text } from '../../../parts/layout/Layout'
import { Skeleton } from '../../../parts/Skeleton'
import { VisuallyHidden } from '../../../parts/VisuallyHidden'
import type { TransactionKind } from '../../../routes/transactionPaths'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { sumOf } from '../../../surfaces/TransactionColumns/useAmountSum'
import { figureText } from '../../../messages/prices'
import { isCredit } from '../../../surfaces/TransactionColumns/invoiceColumns'
import { kindName } from './useJob'
import type { JobPart } from './useJob'
import * as S from './JobView.styles'
import { commonMessages } from '../../../messages/common'
import { jobMessages } from '../../../messages/job'
import type { MessagesOf } from '../../../messages/MessagesOf'

export interface JobFiguresProps {
  parts: readonly JobPart[]
  /** First day of the invoices; `null` without a limit. */
  since: string | null
  /** Moves to the list of a kind. */
  onGoTo: (kind: TransactionKind) => void
}

/** Number and sum of a job's orders, quotes and invoices. */
export function JobFigures({ parts, since, onGoTo }: JobFiguresProps) {
  const { isTaxRegion } = usePortal()
  const words = useMessages(jobMessages)
  const kinds = parts.map(({ kind }) => kind)
  const isBoth = kinds.includes('order') && kinds.includes('invoice')
  const notes = [...(isTaxRegion ? [] : [words.amountsIncludeTax]), ...(isBoth ? [words.overlap] : [])]
  return (
    <Card as="section" aria-label={words.figures}>
      <Stack gap={16}>
        <S.Figures>
          {parts.map((part) => (
            <Figure key={part.kind} part={part} since={since} onGoTo={onGoTo} />
          ))}
        </S.Figures>
        {notes.length > 0 && (
          <Text as="p" tone="muted" size={14}>
            {notes.join(' ')}
          </Text>
        )}
      </Stack>
    </Card>
  )
}

function Figure({ part, since, onGoTo }: { part: JobPart } & Omit<JobFiguresProps, 'parts'>) {
  const portal = usePortal()
  const { formats, messagesOf } = portal
  const job = useMessages(jobMessages)
  const common = useMessages(commonMessages)
  const { kind, of } = part
  const rows = of.data
  const unknown = of.error ? '-' : <Skeleton width={130} height="1lh" />
  return (
    <div>
      <dt>{kindName(kind, messagesOf)}</dt>
      <S.Sum>{rows ? figureText(sumOf(rows), formats.money, portal) : unknown}</S.Sum>
      <S.Counted>
        {rows ? (
          <>
            <S.GoTo type="button" onClick={() => onGoTo(kind)}>
              {countText(kind, rows, messagesOf)}
            </S.GoTo>
            <S.Printed>{countText(kind, rows, messagesOf)}</S.Printed>
            {kind === 'invoice' && since !== null && <span>{` ${job.since(since)}`}</span>}
          </>
        ) : of.error ? (
          job.notLoaded
        ) : (
          <>
            <Skeleton width={70} height="1lh" />
            <VisuallyHidden>{common.loading}</VisuallyHidden>
          </>
        )}
      </S.Counted>
    </div>
  )
}

/** Returns the number of rows as text. Credits are listed among the invoices but counted separately. */
function countText(
  kind: TransactionKind,
  rows: readonly TransactionSummary[],
  messagesOf: MessagesOf,
): string {
  const words = messagesOf(jobMessages)
  if (kind !== 'invoice') return words.countOf[kind](rows.length)
  const credits = rows.filter(isCredit).length
  const invoices = words.countOf.invoice(rows.length - credits)
  return credits > 0 ? `${invoices}, ${words.credits(credits)}` : invoices
}
