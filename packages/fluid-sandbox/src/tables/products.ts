import type { WireProduct } from '@trade-portal/fluid-sdk/wire'
import { priceFor } from '../arithmetic/arithmetic.ts'
import type { Tables } from './Tables.ts'

export interface ProductRow {
  id: string
  shortDescription: string
  longDescription: string
  image: string
  rrp: number
  tradePrice: number
  bestPrice: number
  customerPrice: number
  units: string
  isTally: number
  gallery: string
  files: string
  fileTypes: string
  taxRate: number | null
}

/** The columns of a `ProductRow`. */
export const PRODUCT_COLUMNS = `id, short_description AS shortDescription, long_description AS longDescription, image,
  rrp, trade_price AS tradePrice, best_price AS bestPrice, customer_price AS customerPrice, units, is_tally AS isTally,
  gallery, files, file_types AS fileTypes, tax_rate AS taxRate`

/** A customer's price of a unit without tax, in SQL: their own, or the best one where they have none. */
export const UNIT_PRICE = 'coalesce(nullif(customer_price, 0), best_price)'

type ProductFacts = Omit<WireProduct, 'UOMList' | 'isTally' | 'UOM' | 'Tally'>

/** A product for the product modal, with its gallery, wherever its pictures come from. */
export function toWholeProduct(row: ProductRow, tables: Tables, isInclusive: boolean): WireProduct {
  return { ...toProduct(row, tables, isInclusive), productGallery: addressesOf(row.gallery, tables) }
}

/** A product as listings get it. */
export function toProduct(row: ProductRow, tables: Tables, isInclusive: boolean): WireProduct {
  return {
    ...facts(row, tables, isInclusive),
    UOMList: row.units.split('|').map((UOM) => ({ UOM })),
    isTally: row.isTally === 1,
  }
}

/** A product for search results, where the wire has other names for the unit and the tally switch. */
export function toFoundProduct(row: ProductRow, tables: Tables, isInclusive: boolean): WireProduct {
  return { ...facts(row, tables, isInclusive), UOM: row.units.split('|')[0], Tally: row.isTally === 1 }
}

/** Turns each picture of a `|`-separated list into its address in the answer. */
export function addressesOf(paths: string, { files }: Tables): string {
  return paths.split('|').map(files.addressOf).join('|')
}

function facts(row: ProductRow, tables: Tables, isInclusive: boolean): ProductFacts {
  const { files } = tables
  const types = row.fileTypes.split('|')
  const named = files.namedOf(row.files)
  const price = (amount: number) => priceFor(amount, row.taxRate ?? tables.merchant.taxRate, isInclusive)
  return {
    productID: row.id,
    productShortDesc: row.shortDescription,
    productLongDesc: row.longDescription,
    productImage: files.addressOf(row.image),
    RRP: price(row.rrp),
    TradePrice: price(row.tradePrice),
    BestPrice: price(row.bestPrice),
    customerPrice: price(row.customerPrice),
    productGallery: files.namedOf(row.gallery).join('|'),
    productFiles: named.join('|'),
    fileTypes: named.map((path) => types[row.files.split('|').indexOf(path)]).join('|'),
  }
}
