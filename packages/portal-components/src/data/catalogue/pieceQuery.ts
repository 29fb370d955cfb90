import type { CataloguePlace, FluidClient, Product } from '@trade-portal/fluid-sdk'
import { queryOptions } from '@tanstack/react-query'
import { inTurns } from '../cart/inTurns'

/** More than a place has, so that one call reads all of it. */
const ALL = 1_000

/** A product that stands on a page among many: four are read at a time. */
export const pieceQuery = (client: FluidClient, productId: string) =>
  queryOptions({
    queryKey: ['fluid', 'catalogue', 'piece', productId],
    queryFn: ({ signal }): Promise<Product | null> =>
      inTurns(client, () => client.catalogue.getProduct({ productId }, { signal })),
  })

/** All products of a place, by one call for however many of them stand on a page. */
export const placeQuery = (client: FluidClient, place: CataloguePlace) =>
  queryOptions({
    queryKey: ['fluid', 'catalogue', 'place', place],
    queryFn: async ({ signal }) => {
      const { products } = await client.catalogue.listProducts(
        { ...place, page: 1, pageSize: ALL },
        { signal },
      )
      return products
    },
  })
