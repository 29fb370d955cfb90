import type { Branch, DespatchMethod, DespatchRule, State, User, VehicleType } from '@trade-portal/fluid-sdk'
import { usePortal } from '../../../context/PortalContext'
import { userQuery } from '../../../data/account/account'
import {
  despatchMethodsQuery,
  orderBranchesQuery,
  statesQuery,
  vehicleTypesQuery,
} from '../../../data/checkout/checkout'
import type { Prefetch } from '../../../data/prefetch'
import { together, useRead } from '../../../data/useRead'
import type { Reading } from '../../../data/useRead'

/** The choices of the form, and the user who fills it in. */
export interface CheckoutOffer {
  user: User
  methods: DespatchMethod[]
  vehicles: VehicleType[]
  branches: Branch[]
  states: State[]
}

/** Returns the first reads of the checkout. */
export const checkoutPrefetch: Prefetch = ({ client }) => [
  userQuery(client),
  despatchMethodsQuery(client),
  vehicleTypesQuery(client),
  orderBranchesQuery(client),
  statesQuery(client),
]

/** Reads every choice of the checkout form. Use it before the form, which cannot be sent without all of them. */
export function useCheckoutOffer(): Reading<CheckoutOffer> {
  const { client } = usePortal()
  return together({
    user: useRead(userQuery(client)),
    methods: useRead(despatchMethodsQuery(client), { isThrown: true }),
    vehicles: useRead(vehicleTypesQuery(client)),
    branches: useRead(orderBranchesQuery(client)),
    states: useRead(statesQuery(client)),
  })
}

/** The branch where a customer collects the goods. */
export type PickUpBranch = Pick<Branch, 'name' | 'address'>

/**
 * Returns the branch where the goods are collected: the chosen one, or the merchant's initial one when the form does not
 * ask. `null` when the goods are delivered or nothing is chosen yet.
 */
export function pickUpBranch(
  { branchId }: { branchId: string },
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
