import { parseThousandths } from '../arithmetic/tally'
import { callUnlessNone } from '../calls/wireCalls'
import type { CallOptions, ListOptions } from '../calls/wireCalls'
import type { FluidContext } from '../calls/context'
import { rows, text } from '../calls/decode'
import type { Untrusted } from '../calls/decode'
import { listingPayload } from '../calls/listing'
import type { ListProductsInput } from '../calls/listing'
import { streamRows } from '../calls/streamRows'
import type { WireInformation, WireProduct } from '../wire/catalogue'
import { toMenu } from './menu'
import type { Category } from './menu'
import { toProduct } from './product'
import type { Product } from './product'

/** A block of text about a product. */
export interface InformationItem {
  type: string
  description: string
}

export interface ProductPage {
  products: Product[]
  /** A next page exists when this one is full; the wire gives no total. */
  hasNext: boolean
}

/** The merchant's products, with the customer's own prices. */
export interface CatalogueArea {
  /** Reads categories, their types and their classes. Wire: `getProductMenu`. */
  getMenu(options?: CallOptions): Promise<Category[]>
  /** Lists a page of products of a category, type or class, empty without a match. Wire: `getProductCategories`. */
  listProducts(input: ListProductsInput, options?: CallOptions): Promise<ProductPage>
  /** Finds products whose description holds the term. Wire: `searchProductTP`. */
  searchProducts(input: { term: string }, options?: ListOptions<Product>): Promise<Product[]>
  /** Reads one product, or returns `null` when the merchant has none with that id. Wire: `getProductDetails`. */
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

/** Creates the area of the merchant's products. */
export function createCatalogueArea(context: FluidContext): CatalogueArea {
  const { companyId: companyID, deviceId: deviceID, endpoint } = context.configuration

  /** Reads the customer and whether the prices of the answer should include tax. */
  async function readBuyer(options?: CallOptions) {
    const [caller, settings] = await Promise.all([context.readCaller(options), context.readSettings(options)])
    return { caller, incGST: settings.isTaxInclusive }
  }

  const toProducts = (found: NonNullable<Untrusted<WireProduct>>[]) =>
    found.flatMap((row) => toProduct(row, endpoint) ?? [])

  return {
    async getMenu(options) {
      const answer = await callUnlessNone(context, 'getProductMenu', { companyID }, options)
      return toMenu(rows(answer?.ProductMenu), endpoint)
    },
    async listProducts(input, options) {
      const { caller, incGST } = await readBuyer(options)
      const buyer = { username: caller.session.username, isTaxInclusive: incGST }
      const payload = listingPayload(context.configuration, buyer, input)
      const answer = await callUnlessNone(context, 'getProductCategories', payload, { ...options, caller })
      const found = rows(answer?.getProductsByType)
      return {
        products: toProducts(found),
        hasNext: found.length >= payload.limit,
      }
    },
    async searchProducts({ term }, options) {
      const { caller, incGST } = await readBuyer(options)
      const payload = {
        descString: term,
        deviceID,
        incGST,
        userName: caller.session.username,
      }
      const decoder = () => (list: Untrusted<WireProduct[]>) => toProducts(rows(list))
      const { callOptions, all } = streamRows({ name: 'ProductList', decoder, options })
      const sending = { ...callOptions, caller }
      return all((await callUnlessNone(context, 'searchProductTP', payload, sending))?.ProductList)
    },
    async getProduct({ productId }, options) {
      const { caller, incGST } = await readBuyer(options)
      const payload = {
        deviceID,
        customerID: caller.user.customerId,
        productID: productId,
        incGST,
      }
      const answer = await callUnlessNone(context, 'getProductDetails', payload, { ...options, caller })
      const [product] = rows(answer?.ProductDetails)
      return product ? toProduct(product, endpoint) : null
    },
    async listFeatures({ productId }, options) {
      const payload = { productID: productId }
      const answer = await callUnlessNone(context, 'getFeaturesAndBenefits', payload, options)
      return rows(answer?.ProductInformation).map(toInformation)
    },
    async listInformation({ productId }, options) {
      const payload = { productID: productId }
      const answer = await callUnlessNone(context, 'getProductInformation', payload, options)
      return rows(answer?.ProductInformation).map(toInformation)
    },
    async listLengths({ productId }, options) {
      const payload = { companyID, branchID: 1, productID: productId } as const
      const answer = await callUnlessNone(context, 'getLengthsForProduct', payload, options)
      const lengths = rows(answer?.ProductLengths).map((row) => parseThousandths(row.length) ?? 0)
      return [...new Set(lengths)].filter((length) => length > 0).sort((one, other) => one - other)
    },
  }
}

function toInformation(row: NonNullable<Untrusted<WireInformation>>): InformationItem {
  return { type: text(row.itemType), description: text(row.itemDescription) }
}
