import type { Configuration } from '../configuration'
import type { WireOperations } from '../wire/operations'

/** Products per page where nothing says another number. */
export const PAGE_SIZE = 20

/** A place in the catalogue; an absent level means all of it. */
export interface CataloguePlace {
  categoryId?: string
  typeId?: string
  classId?: string
}

export interface ListProductsInput extends CataloguePlace {
  search?: string
  /** From 1, which is the default. */
  page?: number
  /** Products per page. Default: 20. */
  pageSize?: number
}

/** The customer who asks for products, and whether their prices are to include tax. */
export interface Buyer {
  username: string
  isTaxInclusive: boolean
}

/** The question for a page of products at a place in the catalogue. */
export const listingPayload = (
  { companyId, deviceId }: Pick<Configuration, 'companyId' | 'deviceId'>,
  { username, isTaxInclusive }: Buyer,
  {
    categoryId = '',
    typeId = '',
    classId = '',
    search = '',
    page = 1,
    pageSize = PAGE_SIZE,
  }: ListProductsInput,
): WireOperations['getProductCategories']['payload'] => ({
  companyID: companyId,
  deviceID: deviceId,
  userName: username,
  inStockOnly: false,
  incGST: isTaxInclusive,
  searchCategory: categoryId,
  searchType: typeId,
  searchClass: classId,
  searchString: search,
  limit: pageSize,
  page,
  start: (page - 1) * pageSize,
})
