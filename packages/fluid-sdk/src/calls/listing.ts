import type { Configuration } from '../configuration'
import type { WireOperations } from '../wire/operations'

/** A place in the catalogue; an absent level means all of it. */
export interface CataloguePlace {
  categoryId?: string
  typeId?: string
  classId?: string
}

export interface ListProductsInput extends CataloguePlace {
  search?: string
  /** From 1. */
  page: number
  /** Products per page. */
  pageSize: number
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
  { categoryId = '', typeId = '', classId = '', search = '', page, pageSize }: ListProductsInput,
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
