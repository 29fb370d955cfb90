import type { Branch, DespatchMethod, State, User, VehicleType } from '@trade-portal/fluid-sdk'
import { useQueries } from '@tanstack/react-query'
import { usePortal } from '../../portal/PortalContext'
import { userQuery } from '../../data/account/account'
import {
  despatchMethodsQuery,
  orderBranchesQuery,
  statesQuery,
  vehicleTypesQuery,
} from '../../data/checkout/checkout'

/** What the form offers to choose from, and who fills it in. */
export interface CheckoutOffer {
  user: User
  methods: DespatchMethod[]
  vehicles: VehicleType[]
  branches: Branch[]
  states: State[]
}

/** Reads all that the checkout form offers. Use it before the form: it cannot be sent without any of them. */
export function useCheckoutOffer() {
  const { client } = usePortal()
  const reads = [
    userQuery(client),
    despatchMethodsQuery(client),
    vehicleTypesQuery(client),
    orderBranchesQuery(client),
    statesQuery(client),
  ] as const
  const [user, methods, vehicles, branches, states] = useQueries({ queries: reads })
  const queries = [user, methods, vehicles, branches, states]
  const isComplete = user.data && methods.data && vehicles.data && branches.data && states.data

  const offer: CheckoutOffer | null = isComplete
    ? {
        user: user.data,
        methods: methods.data,
        vehicles: vehicles.data,
        branches: branches.data,
        states: states.data,
      }
    : null
  return {
    offer,
    error: isComplete ? null : (queries.find((query) => query.isError)?.error ?? null),
    /** Why there are no despatch methods. */
    despatchError: methods.data ? null : methods.error,
    queryKeys: reads.map(({ queryKey }) => queryKey),
    retry: () => {
      for (const query of queries) if (query.isError) void query.refetch()
    },
  }
}
