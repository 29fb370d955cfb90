import { isTold } from '@trade-portal/fluid-sdk'
import type { Balances } from '@trade-portal/fluid-sdk'

/** The parts of what an account owes, from the youngest to the oldest. */
export const bucketNames = ['current', 'days30', 'days60', 'days90', 'days120'] as const

export type BucketName = (typeof bucketNames)[number]

/** Returns the oldest age at which something is owed, past the current one; `null`: nothing is, or that cannot be told. */
export function oldestAge(balances: Balances): Exclude<BucketName, 'current'> | null {
  const oldest = bucketNames.findLast((name) => balances[name] > 0)
  if (oldest === undefined || oldest === 'current') return null
  return isTold(balances[oldest]) ? oldest : null
}
