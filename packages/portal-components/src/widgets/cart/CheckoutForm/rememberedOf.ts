import type { DespatchRule } from '@trade-portal/fluid-sdk'
import type { JobSite, RememberedCheckout } from '../../../data/remembered/RememberedCheckout'
import { isJob, jobKey } from '../../../places/jobPaths'
import type { CheckoutValues } from './checkoutValues'
import { withJob } from './recentJobs'

/** Gives what to remember of an order. What its form did not ask for stays as it was remembered before. */
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
  const place = rule.address === 'hidden' ? known : values
  return {
    name,
    address: place?.address.trim() ?? '',
    suburb: place?.suburb.trim() ?? '',
    stateId: place?.stateId ?? '',
    zipCode: place?.zipCode.trim() ?? '',
    contactName: values.contactName.trim(),
    contactPhone: values.contactPhone.trim(),
    branchId: rule.branch === 'hidden' ? (known?.branchId ?? '') : values.branchId,
  }
}
