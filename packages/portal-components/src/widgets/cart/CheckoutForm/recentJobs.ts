import { foldText } from '@trade-portal/fluid-sdk'
import type { State, TransactionId, TransactionSummary } from '@trade-portal/fluid-sdk'
import type { JobSite } from '../../../data/remembered/RememberedCheckout'
import { isJob, jobKey } from '../../../places/jobPaths'

/** A job that can be ordered for again. */
export interface RecentJob {
  /** Tells it from the others. */
  id: string
  name: string
  /** Enough of it to tell two sites apart. */
  address: string
  branchId: string
  /** `null`: it is read from the order. */
  site: JobSite | null
  order: TransactionId | null
}

const MOST = 12

/**
 * Joins the jobs that are remembered with those of the account's orders, each once, the latest first. What a pick-up leaves
 * open, an earlier delivery to the job tells.
 */
export function recentJobs(
  remembered: readonly JobSite[],
  orders: readonly TransactionSummary[],
): RecentJob[] {
  const jobs = new Map<string, RecentJob>()
  const deliveredTo = (id: string) =>
    orders.find(({ jobName, address }) => jobKey(jobName) === id && address.trim() !== '')
  const addOrder = (order: TransactionSummary, id: string) => {
    const { jobName, address, branchId } = order
    jobs.set(id, { id, name: jobName.trim(), address, branchId, site: null, order })
  }
  for (const site of remembered) {
    const { name, branchId } = site
    const address = [site.address, site.suburb].filter(Boolean).join(', ')
    const id = jobKey(name)
    const order = address === '' ? deliveredTo(id) : undefined
    if (order) addOrder(order, id)
    else jobs.set(id, { id, name, address, branchId, site, order: null })
  }
  for (const order of orders) {
    if (jobs.size >= MOST) break
    const id = jobKey(order.jobName)
    if (isJob(order.jobName) && !jobs.has(id)) addOrder(deliveredTo(id) ?? order, id)
  }
  return [...jobs.values()]
}

/** Puts a job before the others; one of the same name, in any case, gives way to it. */
export function withJob(jobs: readonly JobSite[], job: JobSite): JobSite[] {
  const others = jobs.filter(({ name }) => jobKey(name) !== jobKey(job.name))
  return [job, ...others].slice(0, MOST)
}

/**
 * Takes an order's address apart, where its last line begins with a state: `['9 Mill Lane', 'Preston', 'VIC 3072']`.
 * Lines that say nothing of a state are the street's.
 */
export function placeOf(
  lines: readonly string[],
  states: readonly State[],
): Pick<JobSite, 'address' | 'suburb' | 'stateId' | 'zipCode'> {
  const [, word = '', zipCode = ''] = /^(.*?)\s*(\d[\d-]*)?$/.exec(lines.at(-1) ?? '') ?? []
  const isSame = (text: string) => foldText(text) === foldText(word)
  const state = states.find(({ id, name }) => isSame(id) || isSame(name))
  if (!state || lines.length < 3) return { address: lines.join(', '), suburb: '', stateId: '', zipCode: '' }
  return {
    address: lines.slice(0, -2).join(', '),
    suburb: lines.at(-2) ?? '',
    stateId: state.id,
    zipCode,
  }
}
