import { mergeTally } from '@trade-portal/fluid-sdk'
import type { TallyLength } from '@trade-portal/fluid-sdk'

/** Returns whether two tallies have the same pieces, in any order. */
export function isSameTally(one: TallyLength[], other: TallyLength[]): boolean {
  const pieces = (tally: TallyLength[]) =>
    mergeTally(tally)
      .map(({ length, quantity }) => `${length} ${quantity}`)
      .sort()
      .join()
  return pieces(one) === pieces(other)
}
