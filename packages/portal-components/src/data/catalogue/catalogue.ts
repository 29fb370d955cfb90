import type { FluidClient, ListProductsInput } from '@trade-portal/fluid-sdk'
import { queryOptions } from '@tanstack/react-query'
import { otherLengths, searchTerm } from '../../words/sizes'

/** Categories, their types and their classes. */
export const menuQuery = (client: FluidClient) =>
  queryOptions({
    queryKey: ['fluid', 'catalogue', 'menu'],
    queryFn: ({ signal }) => client.catalogue.getMenu({ signal }),
  })

/** A page of products at a place in the catalogue. */
export const productsQuery = (client: FluidClient, filter: ListProductsInput) =>
  queryOptions({
    queryKey: ['fluid', 'catalogue', 'products', filter],
    queryFn: ({ signal }) =>
      client.catalogue.listProducts({ ...filter, search: searchTerm(filter.search ?? '') }, { signal }),
  })

/**
 * Every product that a search of the whole catalogue finds. A length that none has, such as 2.4, is looked for in the
 * other unit as well.
 */
export const searchQuery = (client: FluidClient, term: string) =>
  queryOptions({
    queryKey: ['fluid', 'catalogue', 'search', term],
    queryFn: async ({ signal }) => {
      const written = searchTerm(term)
      const found = await client.catalogue.searchProducts({ term: written }, { signal })
      const other = found.length === 0 ? otherLengths(written) : null
      return other === null ? found : client.catalogue.searchProducts({ term: other }, { signal })
    },
  })

/** A product with its long description, gallery and units. */
export const productQuery = (client: FluidClient, productId: string) =>
  queryOptions({
    queryKey: ['fluid', 'catalogue', 'product', productId],
    queryFn: ({ signal }) => client.catalogue.getProduct({ productId }, { signal }),
  })

/** Features and benefits of a product. */
export const featuresQuery = (client: FluidClient, productId: string) =>
  queryOptions({
    queryKey: ['fluid', 'catalogue', 'features', productId],
    queryFn: ({ signal }) => client.catalogue.listFeatures({ productId }, { signal }),
  })

/** Information about a product. */
export const informationQuery = (client: FluidClient, productId: string) =>
  queryOptions({
    queryKey: ['fluid', 'catalogue', 'information', productId],
    queryFn: ({ signal }) => client.catalogue.listInformation({ productId }, { signal }),
  })

/** The lengths in which a tally product is sold; with none, customers type their own. */
export const lengthsQuery = (client: FluidClient, productId: string) =>
  queryOptions({
    queryKey: ['fluid', 'catalogue', 'lengths', productId],
    queryFn: ({ signal }) => client.catalogue.listLengths({ productId }, { signal }),
  })
