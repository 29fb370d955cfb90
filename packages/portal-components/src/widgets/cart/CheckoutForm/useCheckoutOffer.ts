import type { Branch, DespatchMethod, State, User, VehicleType } from '@trade-portal/fluid-sdk'
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
