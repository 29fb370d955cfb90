import type { CataloguePath, FluidClient, ListProductsInput, Product } from '@trade-portal/fluid-sdk'
import { queryOptions } from '@tanstack/react-query'
import type { Portal } from '../../context/PortalContext'
import type { Prefetch } from '../prefetch'
import { askForRows } from '../streamedRows'
import { writings } from '../../messages/sizes'

/** Reads the categories with their types and classes. */
export const menuQuery = (client: FluidClient) =>
  queryOptions({
    queryKey: ['fluid', 'catalogue', 'menu'],
    queryFn: ({ signal }) => client.catalogue.getMenu({ signal }),
  })

/** Reads a page of products for a catalogue path. */
export const productsQuery = (client: FluidClient, filter: ListProductsInput) =>
  queryOptions({
    queryKey: ['fluid', 'catalogue', 'products', filter],
    queryFn: ({ signal }) =>
      firstFound(
        filter.search ?? '',
        (search) => client.catalogue.listProducts({ ...filter, search }, { signal }),
        ({ products }) => products.length > 0,
      ),
  })

interface Listed {
  cataloguePath: CataloguePath
  page?: number
  search?: string
}

/** Reads a page of a listing. Its size is the merchant's setting. */
export const listingQuery = (
  { client, settings }: Pick<Portal, 'client' | 'settings'>,
  { cataloguePath, page = 1, search = '' }: Listed,
) =>
  productsQuery(client, {
    ...cataloguePath,
    search,
    page: pageNumber(page),
    pageSize: settings.pageSize,
  })

/** Returns the first queries of a listing: a page of products, and the catalogue's menu. */
export const listingPrefetch: Prefetch<Listed> = (portal, listed) => [
  menuQuery(portal.client),
  listingQuery(portal, listed),
]

/** Returns a valid page number for any value from a URL. */
export const pageNumber = (page: number) => (Number.isSafeInteger(page) && page > 0 ? page : 1)

/** Finds all products for a search of the whole catalogue. */
export const searchQuery = (client: FluidClient, term: string) =>
  queryOptions({
    queryKey: ['fluid', 'catalogue', 'search', term],
    queryFn: (context) =>
      askForRows<Product>(context, (options) =>
        firstFound(
          term,
          (written) => client.catalogue.searchProducts({ term: written }, options),
          (products) => products.length > 0,
        ),
      ),
  })

/** Searches for the term as typed, then for its other spellings until one of them finds a product. */
async function firstFound<Answer>(
  term: string,
  ask: (written: string) => Promise<Answer>,
  isFound: (answer: Answer) => boolean,
): Promise<Answer> {
  const [first = '', ...others] = writings(term)
  let found = await ask(first)
  for (const other of others) {
    if (isFound(found)) break
    found = await ask(other)
  }
  return found
}

/** Reads a product with its long description, gallery and units. */
export const productQuery = (client: FluidClient, productId: string) =>
  queryOptions({
    queryKey: ['fluid', 'catalogue', 'product', productId],
    queryFn: ({ signal }) => client.catalogue.getProduct({ productId }, { signal }),
  })

/** Reads the features and benefits of a product. */
export const featuresQuery = (client: FluidClient, productId: string) =>
  queryOptions({
    queryKey: ['fluid', 'catalogue', 'features', productId],
    queryFn: ({ signal }) => client.catalogue.listFeatures({ productId }, { signal }),
  })

/** Reads the information about a product. */
export const informationQuery = (client: FluidClient, productId: string) =>
  queryOptions({
    queryKey: ['fluid', 'catalogue', 'information', productId],
    queryFn: ({ signal }) => client.catalogue.listInformation({ productId }, { signal }),
  })

/** Reads the lengths of a tally product; if there are none, customers type their own. */
export const lengthsQuery = (client: FluidClient, productId: string) =>
  queryOptions({
    queryKey: ['fluid', 'catalogue', 'lengths', productId],
    queryFn: ({ signal }) => client.catalogue.listLengths({ productId }, { signal }),
  })
