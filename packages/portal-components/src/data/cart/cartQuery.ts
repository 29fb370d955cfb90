import type { FluidClient } from '@trade-portal/fluid-sdk'
import { queryOptions } from '@tanstack/react-query'
import { inTurns } from './inTurns'

/** Reads the merchant's cart. For the cart with pending changes, see `useCart`. */
export const cartQuery = (client: FluidClient) =>
  queryOptions({
    queryKey: ['fluid', 'cart'],
    queryFn: ({ signal }) => client.cart.read({ signal }),
  })

/** Reads the lengths of a tally line. A cart may have many, so four lines are read at a time. */
export const tallyQuery = (client: FluidClient, lineId: number) =>
  queryOptions({
    queryKey: ['fluid', 'cartTally', lineId],
    queryFn: ({ signal }) => inTurns(client, () => client.cart.listTally({ lineId }, { signal })),
  })
