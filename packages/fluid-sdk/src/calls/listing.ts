import type { Configuration } from '../configuration'
import type { WireOperations } from '../wire/operations'

/** Products per page unless another number is given. */
export const PAGE_SIZE = 20

/** A category, type or class of the catalogue; an absent level means all of it. */
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

/** The customer of a listing, and whether their prices should include tax. */
export interface Buyer {
  username: string
  isTaxInclusive: boolean
}

/** Returns the payload for a page of products. */
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
