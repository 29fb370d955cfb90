import type { DeliveryQuoteInput, FluidClient } from '@trade-portal/fluid-sdk'
import { queryOptions } from '@tanstack/react-query'

/** A merchant seldom changes these, and a form must not change under the customer's hands. */
const STALE_TIME = 5 * 60_000

/** The ways to get the goods. */
export const despatchMethodsQuery = (client: FluidClient) =>
  queryOptions({
    queryKey: ['fluid', 'checkout', 'despatchMethods'],
    queryFn: ({ signal }) => client.checkout.listDespatchMethods({ signal }),
    staleTime: STALE_TIME,
  })

/** The vehicles a delivery may come on. */
export const vehicleTypesQuery = (client: FluidClient) =>
  queryOptions({
    queryKey: ['fluid', 'checkout', 'vehicleTypes'],
    queryFn: ({ signal }) => client.checkout.listVehicleTypes({ signal }),
    staleTime: STALE_TIME,
  })

/** The branches that take orders. */
export const orderBranchesQuery = (client: FluidClient) =>
  queryOptions({
    queryKey: ['fluid', 'checkout', 'branches', 'order'],
    queryFn: ({ signal }) => client.checkout.listBranches({ for: 'order' }, { signal }),
    staleTime: STALE_TIME,
  })

/** The states an address may be in. */
export const statesQuery = (client: FluidClient) =>
  queryOptions({
    queryKey: ['fluid', 'checkout', 'states'],
    queryFn: ({ signal }) => client.checkout.listStates({ signal }),
    staleTime: STALE_TIME,
  })

/** What the nearest branch asks for a delivery to the address; `null` data when the branch prices it later. */
export const deliveryQuoteQuery = (client: FluidClient, input: DeliveryQuoteInput) =>
  queryOptions({
    queryKey: ['fluid', 'checkout', 'deliveryQuote', input],
    queryFn: ({ signal }) => client.checkout.quoteDelivery(input, { signal }),
  })
