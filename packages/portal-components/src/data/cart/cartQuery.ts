import type { FluidClient } from '@trade-portal/fluid-sdk'
import { queryOptions } from '@tanstack/react-query'
import { inTurns } from './inTurns'

/** The cart as the merchant has it. For the cart with the customer's own changes, see `useCart`. */
export const cartQuery = (client: FluidClient) =>
  queryOptions({
    queryKey: ['fluid', 'cart'],
    queryFn: ({ signal }) => client.cart.read({ signal }),
  })

/** The lengths of a tally line. They are read four lines at a time, as a cart may have many. */
export const tallyQuery = (client: FluidClient, lineId: number) =>
  queryOptions({
    queryKey: ['fluid', 'cartTally', lineId],
    queryFn: ({ signal }) => inTurns(client, () => client.cart.listTally({ lineId }, { signal })),
  })
