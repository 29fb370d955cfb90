import type { DespatchRule } from '@trade-portal/fluid-sdk'
import { useState } from 'react'
import type { JobSite } from '../../../data/remembered/remembered'
import { jobKey } from '../../../places/jobPaths'
import type { FormOf } from '../../../surfaces/Form/FormOf'
import { useFormValues } from '../../../surfaces/Form/useFormValues'
import type { CheckoutValues } from './checkoutValues'

/** The answers that a folded site stands for. */
const FOLDED = [
  'address',
  'suburb',
  'stateId',
  'zipCode',
  'contactName',
  'contactPhone',
  'vehicleTypeId',
  'branchId',
] as const

/**
 * Tells whether the address and the contact of a job stand as a few lines to read, in place of their fields. Use it where
 * a job that is known is ordered for again: they do as long as nothing of them is missing, wrong or being changed.
 */
export function useSiteFold(options: {
  form: FormOf<CheckoutValues>
  rule: DespatchRule
  isTaxRegion: boolean
  /** Jobs whose sites are known. */
  sites: readonly JobSite[]
}) {
  const { form, rule, isTaxRegion, sites } = options
  /** The job, and the way its goods go, whose fields were asked for or had to be. */
  const [opened, setOpened] = useState<string | null>(null)
  const { asked, isKnown, isWhole } = useFormValues(form, (values) => {
    const job = jobKey(values.jobName)
    const site = sites.find(({ name }) => jobKey(name) === job)
    const isSame = site !== undefined && (rule.address === 'hidden' || isSamePlace(site, values))
    return {
      isKnown: isSame,
      // The letters of a name that is not known yet decide nothing.
      asked: isSame ? `${values.despatchType}/${job}` : null,
      isWhole: isSame && wanted(rule, isTaxRegion).every((name) => values[name].trim() !== ''),
    }
  })
  const isWrong = FOLDED.some((name) => form.wrong.includes(name))
  // A field that is typed in must not fold away with its first letter.
  const mustOpen = rule.flow !== null && isKnown && (isWrong || !isWhole)
  if (mustOpen && opened !== asked) setOpened(asked)
  return {
    isFolded: rule.flow !== null && isKnown && !mustOpen && opened !== asked,
    open: () => setOpened(asked),
    /** Called when a job was chosen, whose site may be folded again. */
    close: () => setOpened(null),
  }
}

function isSamePlace(site: JobSite, { address, suburb, stateId }: CheckoutValues) {
  return site.address === address.trim() && site.suburb === suburb.trim() && site.stateId === stateId
}

function wanted(rule: DespatchRule, isTaxRegion: boolean): (typeof FOLDED)[number][] {
  return [
    ...(rule.address === 'hidden' ? [] : (['address', 'suburb', 'stateId'] as const)),
    ...(isTaxRegion && rule.address !== 'hidden' ? (['zipCode'] as const) : []),
    ...(rule.vehicleType === 'hidden' ? [] : (['vehicleTypeId'] as const)),
    ...(rule.branch === 'hidden' ? [] : (['branchId'] as const)),
    'contactName',
    'contactPhone',
  ]
}
