import type { DeliveryQuoteInput, FluidClient } from '@trade-portal/fluid-sdk'
import { queryOptions } from '@tanstack/react-query'

/** The ways to get the goods. */
export const despatchMethodsQuery = (client: FluidClient) =>
  queryOptions({
    queryKey: ['fluid', 'checkout', 'despatchMethods'],
    queryFn: ({ signal }) => client.checkout.listDespatchMethods({ signal }),
  })

/** The vehicles a delivery may come on. */
export const vehicleTypesQuery = (client: FluidClient) =>
  queryOptions({
    queryKey: ['fluid', 'checkout', 'vehicleTypes'],
    queryFn: ({ signal }) => client.checkout.listVehicleTypes({ signal }),
  })

/** The branches that take orders. */
export const orderBranchesQuery = (client: FluidClient) =>
  queryOptions({
    queryKey: ['fluid', 'checkout', 'branches', 'order'],
    queryFn: ({ signal }) => client.checkout.listBranches({ for: 'order' }, { signal }),
  })

/** The states an address may be in. */
export const statesQuery = (client: FluidClient) =>
  queryOptions({
    queryKey: ['fluid', 'checkout', 'states'],
    queryFn: ({ signal }) => client.checkout.listStates({ signal }),
  })

/**
 * The price that the nearest branch asks for a delivery to the address; `null` data when the branch prices it later.
 */
export const deliveryQuoteQuery = (client: FluidClient, input: DeliveryQuoteInput) =>
  queryOptions({
    queryKey: ['fluid', 'checkout', 'deliveryQuote', input],
    queryFn: ({ signal }) => client.checkout.quoteDelivery(input, { signal }),
  })
