import type { TransactionSummary } from '@trade-portal/fluid-sdk'
import { Folder } from 'lucide-react'
import { useMessages } from '../../../context/PortalContext'
import { homeMessages } from '../../../messages/home'
import { Unbroken } from '../../../parts/Unbroken'
import { jobKey, isJob } from '../../../routes/jobPaths'
import { useJobHref } from '../../../routes/useJobHref'
import * as S from './HomeJobs.styles'
import { HomeSection } from './HomeSection'

const SHOWN = 6

/** Links to the jobs of the latest orders and quotes, the last used one first. */
export function HomeJobs({ transactions }: { transactions: readonly TransactionSummary[] | undefined }) {
  const words = useMessages(homeMessages)
  const hrefOfJob = useJobHref()
  const jobs = latestJobs(transactions ?? []).flatMap((name) => {
    const href = hrefOfJob(name)
    return href === null ? [] : [{ name, href }]
  })
  if (jobs.length === 0) return null
  return (
    <HomeSection title={words.jobs} note={words.jobsNote}>
      <S.Chips>
        {jobs.map(({ name, href }) => (
          <li key={name}>
            <S.Chip href={href}>
              <Folder aria-hidden />
              <Unbroken>{name}</Unbroken>
            </S.Chip>
          </li>
        ))}
      </S.Chips>
    </HomeSection>
  )
}

/** Returns the names of the jobs in the order of the transactions, each once. */
function latestJobs(transactions: readonly TransactionSummary[]): string[] {
  const names = new Map<string, string>()
  for (const { jobName } of transactions) {
    if (isJob(jobName) && !names.has(jobKey(jobName))) names.set(jobKey(jobName), jobName.trim())
    if (names.size === SHOWN) break
  }
  return [...names.values()]
}
