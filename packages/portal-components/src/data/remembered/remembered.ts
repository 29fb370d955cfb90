import * as v from 'valibot'
import { isRecord } from '../../context/stored/checks'
import type { Check } from '../../context/stored/checks'
import { openStored } from '../../context/stored/openStored'
import type { StoredOwner } from '../../context/stored/openStored'
import { useStoredOwner } from '../../context/stored/openStored'

const text = v.fallback(v.string(), '')
const job = v.object({
  name: v.pipe(v.string(), v.nonEmpty()),
  address: text,
  suburb: text,
  stateId: text,
  /** Empty outside the tax region. */
  zipCode: text,
  contactName: text,
  contactPhone: text,
  /** Branch that sends or provides the goods; empty if the nearest one did. */
  branchId: text,
})
const answers = v.object({
  despatchType: text,
  branchId: text,
  vehicleTypeId: text,
  onsite: v.fallback(v.boolean(), false),
  contactName: text,
  contactPhone: text,
  /** `HH:mm` */
  requiredTime: text,
  /** The latest first. */
  jobs: v.fallback(v.array(job), []),
})

/** A building site, and the person who takes the goods there. */
export type JobSite = v.InferOutput<typeof job>

/** Answers of the last order or quote, to prefill the next one. */
export type RememberedCheckout = v.InferOutput<typeof answers>

const check: Check<RememberedCheckout> = (value) => {
  if (!isRecord(value) || !('jobs' in value)) return null
  const { success, output } = v.safeParse(answers, value)
  return success ? output : null
}

/** Opens the last answers, stored for 90 days, or until the tab is closed if the session is not remembered. */
export const openRememberedCheckout = (owner: StoredOwner) =>
  openStored(owner, 'remembered', check, 'checkout')

/** Returns the answers of the signed-in customer's last order on this device. Use it to prefill a form. */
export function useRememberedCheckout() {
  return openRememberedCheckout(useStoredOwner())
}
