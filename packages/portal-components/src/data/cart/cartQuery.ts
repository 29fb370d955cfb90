import type { FluidClient } from '@trade-portal/fluid-sdk'
import { queryOptions } from '@tanstack/react-query'
import { inTurns } from './inTurns'

/** What the merchant has in the customer's cart. For what the customer wants of it, see `useCart`. */
export const cartQuery = (client: FluidClient) =>
  queryOptions({
    queryKey: ['fluid', 'cart'],
    queryFn: ({ signal }) => client.cart.read({ signal }),
  })

/** The lengths of a tally line. A cart may have many such lines: they are read four at a time. */
export const tallyQuery = (client: FluidClient, lineId: number) =>
  queryOptions({
    queryKey: ['fluid', 'cartTally', lineId],
    queryFn: ({ signal }) => inTurns(client, () => client.cart.listTally({ lineId }, { signal })),
  })
