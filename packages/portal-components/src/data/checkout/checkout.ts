import type { DeliveryQuoteInput, FluidClient } from '@trade-portal/fluid-sdk'
import { queryOptions } from '@tanstack/react-query'

/** Lists the ways to get the goods. */
export const despatchMethodsQuery = (client: FluidClient) =>
  queryOptions({
    queryKey: ['fluid', 'checkout', 'despatchMethods'],
    queryFn: ({ signal }) => client.checkout.listDespatchMethods({ signal }),
  })

/** Lists the vehicles for a delivery. */
export const vehicleTypesQuery = (client: FluidClient) =>
  queryOptions({
    queryKey: ['fluid', 'checkout', 'vehicleTypes'],
    queryFn: ({ signal }) => client.checkout.listVehicleTypes({ signal }),
  })

/** Lists the branches that take orders. */
export const orderBranchesQuery = (client: FluidClient) =>
  queryOptions({
    queryKey: ['fluid', 'checkout', 'branches', 'order'],
    queryFn: ({ signal }) => client.checkout.listBranches({ for: 'order' }, { signal }),
  })

/** Lists the states for an address. */
export const statesQuery = (client: FluidClient) =>
  queryOptions({
    queryKey: ['fluid', 'checkout', 'states'],
    queryFn: ({ signal }) => client.checkout.listStates({ signal }),
  })

/** Reads the nearest branch's price for a delivery to the address; `null` if the branch prices it later. */
export const deliveryQuoteQuery = (client: FluidClient, input: DeliveryQuoteInput) =>
  queryOptions({
    queryKey: ['fluid', 'checkout', 'deliveryQuote', input],
    queryFn: ({ signal }) => client.checkout.quoteDelivery(input, { signal }),
  })
