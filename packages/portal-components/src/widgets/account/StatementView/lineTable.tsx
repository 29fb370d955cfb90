import type { StatementTransaction } from '@trade-portal/fluid-sdk'
import type { Wording } from '../../../messages/MessagesOf'
import { transactionType } from '../../../data/transactions/transactionType'
import { statementsMessages } from '../../../messages/statements'
import { tableMessages } from '../../../messages/table'
import { badges, badgeCell } from '../../../parts/Badge'
import { Skeleton } from '../../../parts/Skeleton'
import type { DataColumn } from '../../../parts/table/dataColumns'
import type { TableDefinition } from '../../../parts/table/tableDefinition'
import { VisuallyHidden } from '../../../parts/VisuallyHidden'
import { transactionName } from '../../../routes/transactionPaths'
import type { JobHref } from '../../../routes/useJobHref'
import { amounts, amountCell } from '../../../surfaces/Ageing/Amount'
import { jobCell } from '../../../surfaces/JobName/JobName'
import { jobs as jobStyles } from '../../../surfaces/JobName/JobName.styles'

type Line = StatementTransaction

/** Returns the job name of a line: empty if it has none or it cannot be read, and `null` while loading. */
export type JobNameOf = (line: StatementTransaction) => string | null

/** Job names of the lines, and their links. */
export interface LineJobs {
  nameOf: JobNameOf
  hrefOf: JobHref
}

/** Defines the table of a statement's lines. */
export function lineTable(portal: Wording, jobs: LineJobs): TableDefinition<Line> {
  const words = portal.messagesOf(statementsMessages)
  const table = portal.messagesOf(tableMessages)
  return {
    columns: lineColumns(portal, jobs),
    layout: {
      card: `
        'number number amount details' auto
        'type job date details' auto
        'balance balance balance balance' auto
        'reference reference reference reference' auto
        'order order order order' auto
        / auto minmax(0, 1fr) auto auto`,
      narrow: `
        'number number details' auto
        'amount amount details' auto
        'job job details' auto
        'type date details' auto
        'balance balance balance' auto
        'reference reference reference' auto
        'order order order' auto
        / minmax(0, 1fr) auto auto`,
      medium: `
        'number type date amount balance' auto
        'reference reference order job job' auto
        / 112px 80px minmax(0, 1fr) 112px 112px`,
    },
    details: { name: table.details, label: (line) => words.lineDetails(nameOf(line)) },
    lines: 'baseline',
  }
}

function lineColumns({ formats, messagesOf }: Wording, jobs: LineJobs): DataColumn<Line>[] {
  const words = messagesOf(statementsMessages)
  return [
    {
      id: 'number',
      name: words.transaction,
      text: nameOf,
      isRowHeader: true,
      width: 96,
      tone: 'strong',
      placeholder: 72,
    },
    {
      id: 'type',
      name: words.type,
      text: ({ type }) => type,
      cell: ({ type }) => {
        const tone = toneOf(type)
        return tone ? badgeCell(type, tone) : type || '-'
      },
      styles: badges,
      width: 88,
      placeholder: 52,
    },
    {
      id: 'date',
      name: words.transactionDate,
      text: ({ date }) => formats.date(date),
      kind: 'day',
      cardAlign: 'end',
      width: 88,
      placeholder: 80,
    },
    {
      id: 'reference',
      name: words.reference,
      text: ({ reference }) => reference,
      tone: 'muted',
      isOnRequest: true,
    },
    {
      id: 'order',
      name: words.orderReference,
      text: ({ orderReference }) => orderReference,
      tone: 'muted',
      isOnRequest: true,
    },
    {
      id: 'job',
      name: words.jobName,
      cell: (line) => {
        const job = jobs.nameOf(line)
        if (job === null) return <ReadingJob words={words.readingJobs} />
        return jobCell(job, jobs.hrefOf(job))
      },
      styles: jobStyles,
      tone: 'muted',
      grow: 2.2,
    },
    {
      id: 'amount',
      name: words.amount,
      cell: ({ amount }) => amountCell(amount, { formats, messagesOf }),
      styles: amounts,
      kind: 'figure',
      align: 'end',
      width: 104,
      tone: 'strong',
      placeholder: 80,
    },
    {
      id: 'balance',
      name: words.balance,
      cell: ({ balance }) => amountCell(balance, { formats, messagesOf }),
      styles: amounts,
      kind: 'figure',
      align: 'end',
      width: 104,
      isOnRequest: true,
      placeholder: 80,
    },
  ]
}

function ReadingJob({ words }: { words: string }) {
  return (
    <>
      <Skeleton width="60%" />
      <VisuallyHidden>{words}</VisuallyHidden>
    </>
  )
}

/** A payment appears only on statements and has no transaction type. */
function toneOf(type: string): 'info' | 'positive' | null {
  if (transactionType(type) === 'credit') return 'info'
  return type.trim().toLowerCase() === 'payment' ? 'positive' : null
}

/** A line without a transaction has no number. */
function nameOf({ number, suffix }: Line): string {
  return number === null ? '' : transactionName('invoice', { number, suffix })
}
