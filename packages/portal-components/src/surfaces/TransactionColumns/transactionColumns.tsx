import type { Branch, TransactionSummary } from '@trade-portal/fluid-sdk'
import type { DataColumn } from '../../parts/table/dataColumns'
import type { JobHref } from '../../routes/useJobHref'
import type { Portal } from '../../context/PortalContext'
import { plainAmount } from '../../messages/formats'
import { amounts, amountCell } from '../Ageing/Amount'
import { jobCell } from '../JobName/JobName'
import { jobs } from '../JobName/JobName.styles'

type Column = DataColumn<TransactionSummary>

export interface TransactionColumnsOptions {
  formats: Portal['formats']
  messagesOf: Portal['messagesOf']
  words: Record<'branch' | 'reference' | 'address' | 'jobName' | 'amount', string>
  branches: readonly Branch[]
  hrefOfJob: JobHref
}

/** Returns the columns that orders and invoices share. */
export function transactionColumns({
  formats,
  messagesOf,
  words,
  branches,
  hrefOfJob,
}: TransactionColumnsOptions) {
  const branchNames = new Map(branches.map(({ id, name }) => [id, name]))
  return {
    branch: {
      id: 'branch',
      name: words.branch,
      text: ({ branchId }) => branchNames.get(branchId) ?? branchId,
      tone: 'muted',
      isOnRequest: true,
      placeholder: '60%',
    },
    reference: {
      id: 'reference',
      name: words.reference,
      text: ({ orderReference }) => orderReference,
      grow: 0.9,
      tone: 'muted',
      isOnRequest: true,
    },
    address: {
      id: 'address',
      name: words.address,
      text: ({ address }) => address,
      grow: 1.3,
      isOnRequest: true,
      placeholder: '80%',
    },
    job: {
      id: 'job',
      name: words.jobName,
      text: ({ jobName }) => jobName,
      cell: ({ jobName }) => jobCell(jobName, hrefOfJob(jobName)),
      styles: jobs,
      sortKey: jobOf,
      grow: 1.3,
      tone: 'muted',
      placeholder: '75%',
    },
    amount: {
      id: 'amount',
      name: words.amount,
      text: ({ amount }) => (amount === null ? '' : formats.money(amount)),
      csv: ({ amount }) => plainAmount(amount),
      cell: ({ amount }) => amountCell(amount, { formats, messagesOf }),
      styles: amounts,
      sortKey: amountOf,
      kind: 'figure',
      align: 'end',
      width: 120,
      tone: 'strong',
      placeholder: 80,
    },
  } satisfies Record<string, Column>
}

const jobOf = ({ jobName }: TransactionSummary) => jobName || null
const amountOf = ({ amount }: TransactionSummary) => amount
