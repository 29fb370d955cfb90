import type { Branch, DespatchMethod, State, User, VehicleType } from '@trade-portal/fluid-sdk'
import { usePortal } from '../../portal/PortalContext'
import { userQuery } from '../../data/account/account'
import {
  despatchMethodsQuery,
  orderBranchesQuery,
  statesQuery,
  vehicleTypesQuery,
} from '../../data/checkout/checkout'
import { together, useRead } from '../../data/useRead'
import type { Reading } from '../../data/useRead'

/** What the form offers to choose from, and who fills it in. */
export interface CheckoutOffer {
  user: User
  methods: DespatchMethod[]
  vehicles: VehicleType[]
  branches: Branch[]
  states: State[]
}

/** Reads all that the checkout form offers. Use it before the form: it cannot be sent without any of them. */
export function useCheckoutOffer(): { offer: Reading<CheckoutOffer>; methods: Reading<DespatchMethod[]> } {
  const { client } = usePortal()
  const methods = useRead(despatchMethodsQuery(client))
  const offer = together({
    user: useRead(userQuery(client)),
    methods,
    vehicles: useRead(vehicleTypesQuery(client)),
    branches: useRead(orderBranchesQuery(client)),
    states: useRead(statesQuery(client)),
  })
  return { offer, methods }
}
