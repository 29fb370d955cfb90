import type { OrderAttempt } from '../areas/orderAttempt'
import type { FluidStorage } from '../storage/storage'

/** The order attempts that a storage holds. */
export function attemptsIn(storage: FluidStorage): OrderAttempt[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    .filter((key) => /:(attempt|placed):/.test(key))
    .map((key) => JSON.parse(storage.getItem(key) ?? '') as OrderAttempt)
}
