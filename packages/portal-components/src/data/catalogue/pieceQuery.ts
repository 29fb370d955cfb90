import type { CataloguePath, FluidClient, Product } from '@trade-portal/fluid-sdk'
import { queryOptions } from '@tanstack/react-query'
import { inTurns } from '../cart/inTurns'

/** More than any catalogue path has, so that one call reads it all. */
const ALL = 1_000

/** Reads a product shown on a page among many, four at a time. */
export const pieceQuery = (client: FluidClient, productId: string) =>
  queryOptions({
    queryKey: ['fluid', 'catalogue', 'piece', productId],
    queryFn: ({ signal }): Promise<Product | null> =>
      inTurns(client, () => client.catalogue.getProduct({ productId }, { signal })),
  })

/** Reads all products of a catalogue path with one call, however many of them are on a page. */
export const cataloguePathQuery = (client: FluidClient, cataloguePath: CataloguePath) =>
  queryOptions({
    queryKey: ['fluid', 'catalogue', 'place', cataloguePath],
    queryFn: async ({ signal }) => {
      const { products } = await client.catalogue.listProducts(
        { ...cataloguePath, page: 1, pageSize: ALL },
        { signal },
      )
      return products
    },
  })
