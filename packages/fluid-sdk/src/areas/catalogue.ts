import type { Money } from '../money'
import type { CallOptions } from './session'

/** A class of products: the third level of the menu. */
export interface ProductClass {
  id: string
  name: string
}

/** A type of products: the second level of the menu. */
export interface ProductType {
  id: string
  name: string
  /** Address of the picture, resolved against the endpoint, or `null`. */
  image: string | null
  classes: ProductClass[]
}

/** A category: the first level of the menu. */
export interface Category {
  id: string
  name: string
  image: string | null
  types: ProductType[]
}

export interface Product {
  id: string
  /** The short description: what a listing shows. */
  name: string
  description: string
  image: string | null
  /** Pictures of the gallery, the main one first. */
  gallery: string[]
  /** First `.pdf` of the product's files, or `null`. */
  datasheet: string | null
  /** `null`: price on request. Includes tax when the merchant's prices do. */
  retailPrice: Money | null
  tradePrice: Money | null
  /** The customer's own price: `customerPrice`, else `BestPrice`. */
  customerPrice: Money | null
  /** At least one; the first is the default. */
  units: string[]
  /** Ordered by a tally of lengths. */
  isTally: boolean
}

/** A block of text about a product. */
export interface InformationItem {
  type: string
  description: string
}

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

export interface ProductPage {
  products: Product[]
  /** A next page exists when this one is full; the wire gives no total. */
  hasNext: boolean
}

/** What the merchant sells, with the customer's own prices. */
export interface CatalogueArea {
  /** Reads categories, their types and their classes. Wire: `getProductMenu`. */
  getMenu(options?: CallOptions): Promise<Category[]>
  /** Lists one page of a place in the catalogue. None found is an empty page. Wire: `getProductCategories`. */
  listProducts(input: ListProductsInput, options?: CallOptions): Promise<ProductPage>
  /** Finds products whose description holds the term. Wire: `searchProductTP`. */
  searchProducts(input: { term: string }, options?: CallOptions): Promise<Product[]>
  /** Reads one product, or `null` when the merchant has none of that id. Wire: `getProductDetails`. */
  getProduct(input: { productId: string }, options?: CallOptions): Promise<Product | null>
  /** Lists features and benefits; none is an empty list. Wire: `getFeaturesAndBenefits`. */
  listFeatures(input: { productId: string }, options?: CallOptions): Promise<InformationItem[]>
  /** Lists product information; none is an empty list. Wire: `getProductInformation`. */
  listInformation(input: { productId: string }, options?: CallOptions): Promise<InformationItem[]>
  /**
   * Lists the lengths a tally product is sold in, in thousandths of its unit, ascending. Empty: the customer types
   * lengths. Wire: `getLengthsForProduct`.
   */
  listLengths(input: { productId: string }, options?: CallOptions): Promise<number[]>
}
