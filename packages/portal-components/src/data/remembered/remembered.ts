import type { ScopedStorage } from '@trade-portal/fluid-sdk'
import * as v from 'valibot'
import type { RememberedCheckout } from './RememberedCheckout'

const LIFETIME = 90 * 24 * 60 * 60_000

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
const record = v.object({ at: v.number(), answers })

/**
 * Keeps what the last orders and quotes were answered with, by merchant and user, for 90 days after the last of them.
 * What cannot be stored is lost quietly; signing out removes all.
 */
export function createRememberedCheckout(options: {
  storage: ScopedStorage
  user: string
  now?: () => number
}) {
  const { storage, user, now = Date.now } = options
  const name = `remembered:${encodeURIComponent(user)}:checkout`
  return {
    /** `null`: nothing was ordered here for a long time. */
    read: () => kept(storage.get(name), now()),
    write: (answers: RememberedCheckout) => storage.set(name, JSON.stringify({ at: now(), answers })),
  }
}

function kept(stored: string | null, now: number): RememberedCheckout | null {
  try {
    const { success, output } = v.safeParse(record, JSON.parse(stored ?? 'null'))
    return success && now - output.at <= LIFETIME ? output.answers : null
  } catch {
    return null
  }
}
