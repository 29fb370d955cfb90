import type { Branch } from '@trade-portal/fluid-sdk'
import { useMemo } from 'react'
import { usePortal } from '../../../context/PortalContext'
import { reachEdges } from '../../../surfaces/BottomBar/reachEdges'
import { ExportCsv } from '../../../surfaces/TablePage/ExportCsv'
import { EmailJob } from './EmailJob'
import { jobFileColumns } from './jobTables'
import type { JobPart } from './useJob'
import * as S from './JobView.styles'
import { jobWords } from '../../../messages/job'

export interface JobActionsProps {
  name: string
  parts: readonly JobPart[]
  /** The first day of the invoices; `null`: they all are there. */
  since: string | null
  branches: readonly Branch[]
}

/** Saves what is shown of a job as a file, or has it sent by e-mail. On narrow containers it stays in sight at the bottom. */
export function JobActions({ name, parts, since, branches }: JobActionsProps) {
  const { formats, say } = usePortal()
  const invoices = parts.find(({ kind }) => kind === 'invoice')?.of
  const others = parts.flatMap(({ kind, of }) => (kind === 'invoice' ? [] : (of.data ?? [])))
  const isReading = parts.some(({ of }) => of.data === undefined && of.error === null)
  const columns = useMemo(() => {
    const ofInvoices = new Set(invoices?.data)
    return jobFileColumns({ formats, say }, { branches, isInvoice: (row) => ofInvoices.has(row) })
  }, [formats, say, branches, invoices?.data])
  return (
    <S.Actions ref={reachEdges}>
      <ExportCsv
        name={say(jobWords).fileName}
        columns={columns}
        rows={isReading ? [] : parts.flatMap(({ of }) => of.data ?? [])}
      />
      <EmailJob
        name={name}
        invoices={invoices?.data ?? []}
        others={others}
        since={since}
        // Without the invoices it would not be all.
        isDisabled={isReading || Boolean(invoices?.error)}
      />
    </S.Actions>
  )
}
