import type { Balances } from '@trade-portal/fluid-sdk'
import { bucketNames } from '../Ageing/bucketNames'
import type { BucketName } from '../Ageing/bucketNames'

/** Tells the oldest age at which something is owed, past the current one; `null`: nothing is. */
export function oldestAge(balances: Balances): Exclude<BucketName, 'current'> | null {
  const oldest = bucketNames.findLast((name) => balances[name] > 0)
  return oldest === undefined || oldest === 'current' ? null : oldest
}
