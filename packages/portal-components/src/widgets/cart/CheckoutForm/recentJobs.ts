import { foldText } from '@trade-portal/fluid-sdk'
import type { DespatchRule, State, TransactionId, TransactionSummary } from '@trade-portal/fluid-sdk'
import type { JobSite, RememberedCheckout } from '../../../data/remembered/remembered'
import { isJob, jobKey } from '../../../routes/jobPaths'
import type { CheckoutValues } from './checkoutValues'

/** An earlier job, to order for again. */
export interface RecentJob {
  id: string
  name: string
  /** Enough of it to distinguish two sites. */
  address: string
  branchId: string
  /** `null` when it has to be read from the order. */
  site: JobSite | null
  order: TransactionId | null
}

const MOST = 12

/**
 * Joins the remembered jobs with those of the account's orders, each once, latest first. An address missing from a
 * pick-up comes from an earlier delivery to the job.
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

/** Puts a job first, in place of any job with the same name, whatever its case. */
function withJob(jobs: readonly JobSite[], job: JobSite): JobSite[] {
  const others = jobs.filter(({ name }) => jobKey(name) !== jobKey(job.name))
  return [job, ...others].slice(0, MOST)
}

/**
 * Splits an order's address when its last line begins with a state: `['9 Mill Lane', 'Preston', 'VIC 3072']`. Without a
 * state all lines belong to the street.
 */
export function routeOf(
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

/** Returns the answers to remember of an order. Fields that its form did not ask for stay as remembered before. */
export function rememberedOf(
  values: CheckoutValues,
  { rule, before }: { rule: DespatchRule; before: RememberedCheckout | null },
): RememberedCheckout {
  const { despatchType, contactName, contactPhone, requiredTime } = values
  const jobs = before?.jobs ?? []
  return {
    despatchType,
    contactName: contactName.trim(),
    contactPhone: contactPhone.trim(),
    requiredTime,
    branchId: rule.branch === 'hidden' ? (before?.branchId ?? '') : values.branchId,
    vehicleTypeId: (rule.vehicleType !== 'hidden' && values.vehicleTypeId) || (before?.vehicleTypeId ?? ''),
    onsite: rule.onsite === 'hidden' ? (before?.onsite ?? false) : values.onsite,
    jobs: isJob(values.jobName) ? withJob(jobs, siteOf(values, rule, jobs)) : jobs,
  }
}

function siteOf(values: CheckoutValues, rule: DespatchRule, jobs: readonly JobSite[]): JobSite {
  const name = values.jobName.trim()
  const known = jobs.find((job) => jobKey(job.name) === jobKey(name))
  // A hidden field may hold another job's address.
  const site = rule.address === 'hidden' ? known : values
  return {
    name,
    address: site?.address.trim() ?? '',
    suburb: site?.suburb.trim() ?? '',
    stateId: site?.stateId ?? '',
    zipCode: site?.zipCode.trim() ?? '',
    contactName: values.contactName.trim(),
    contactPhone: values.contactPhone.trim(),
    branchId: rule.branch === 'hidden' ? (known?.branchId ?? '') : values.branchId,
  }
}
