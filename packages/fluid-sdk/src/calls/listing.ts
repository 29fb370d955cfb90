import type { Configuration } from '../configuration'
import type { ScopedStorage } from '../storage/storage'
import { parseStored } from '../storage/stored'
import type { WireOperations } from '../wire/operations'

/** Products per page unless another number is given. */
export const PAGE_SIZE = 20

/** A category, type or class of the catalogue; an absent level means all of it. */
export interface CataloguePath {
  categoryId?: string
  typeId?: string
  classId?: string
}

export interface ListProductsInput extends CataloguePath {
  search?: string
  /** From 1, which is the default. */
  page?: number
  /** Products per page. Default: 20. */
  pageSize?: number
}

/** The customer of a listing, and whether their prices should include tax. */
interface Buyer {
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

/** The merchant's settings that a listing's payload depends on. */
interface ListingSettings {
  isTaxInclusive: boolean
  pageSize: number
}

const NAME = 'listing-settings'

/** Stores them for the next visit, which may send a listing before it has read them. Signing out removes them. */
export function storeListingSettings(storage: ScopedStorage, { isTaxInclusive, pageSize }: ListingSettings) {
  storage.set(NAME, JSON.stringify({ isTaxInclusive, pageSize } satisfies ListingSettings))
}

/** Returns the settings stored by the last visit, or `null`. */
export const readListingSettings = (storage: ScopedStorage): ListingSettings | null =>
  parseStored<ListingSettings>(
    {
      isTaxInclusive: (value) => typeof value === 'boolean',
      pageSize: (size) => Number.isSafeInteger(size) && Number(size) > 0,
    },
    storage.get(NAME),
  )
