import * as v from 'valibot'
import { isRecord } from '../../context/stored/checks'
import type { Check } from '../../context/stored/checks'
import { openStored } from '../../context/stored/openStored'
import type { StoredOwner } from '../../context/stored/openStored'
import type { RememberedCheckout } from './RememberedCheckout'

const text = v.fallback(v.string(), '')
const job = v.object({
  name: v.pipe(v.string(), v.nonEmpty()),
  address: text,
  suburb: text,
  stateId: text,
  zipCode: text,
  contactName: text,
  contactPhone: text,
  branchId: text,
})
const answers = v.object({
  despatchType: text,
  branchId: text,
  vehicleTypeId: text,
  onsite: v.fallback(v.boolean(), false),
  contactName: text,
  contactPhone: text,
  requiredTime: text,
  jobs: v.fallback(v.array(job), []),
})

const check: Check<RememberedCheckout> = (value) => {
  if (!isRecord(value) || !('jobs' in value)) return null
  const { success, output } = v.safeParse(answers, value)
  return success ? output : null
}

/**
 * Opens the answers of the last orders and quotes, stored for 90 days after the last of them, or until the tab is
 * closed if the session is not remembered.
 */
export const openRememberedCheckout = (owner: StoredOwner) =>
  openStored(owner, 'remembered', check, 'checkout')
