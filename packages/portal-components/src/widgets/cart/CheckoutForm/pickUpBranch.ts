import type { Branch, DespatchRule } from '@trade-portal/fluid-sdk'
import type { CheckoutValues } from './checkoutValues'
import type { CheckoutOffer } from './useCheckoutOffer'

/** A branch as it is named to somebody who goes there. */
export type PickUpBranch = Pick<Branch, 'name' | 'address'>

/**
 * Returns the branch that has the goods ready, as the order names it: the one that was chosen, else the merchant's
 * initial one where the form asks for none. `null` where the goods are delivered, or nothing is chosen yet.
 */
export function pickUpBranch(
  { branchId }: Pick<CheckoutValues, 'branchId'>,
  options: {
    rule: DespatchRule
    offer: Pick<CheckoutOffer, 'branches'>
    initialBranchId: string | null
  },
): PickUpBranch | null {
  const { rule, offer, initialBranchId } = options
  if (rule.flow !== 'selectedBranch') return null
  const id = rule.branch === 'hidden' ? initialBranchId : branchId
  if (!id) return null
  return offer.branches.find((branch) => branch.id === id) ?? { name: id, address: [] }
}
