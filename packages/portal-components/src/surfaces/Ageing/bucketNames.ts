import { isKnown } from '@trade-portal/fluid-sdk'
import type { Balances } from '@trade-portal/fluid-sdk'

/** The age buckets of a balance, from the newest to the oldest. */
export const bucketNames = ['current', 'days30', 'days60', 'days90', 'days120'] as const

export type BucketName = (typeof bucketNames)[number]

/** Returns the oldest overdue bucket with a balance, or `null` if none is overdue or the figure is unknown. */
export function oldestAge(balances: Balances): Exclude<BucketName, 'current'> | null {
  const oldest = bucketNames.findLast((name) => balances[name] > 0)
  if (oldest === undefined || oldest === 'current') return null
  return isKnown(balances[oldest]) ? oldest : null
}
