import type { SeedData, SeedDownload, SeedProduct } from '@trade-portal/fluid-sandbox'
import type { Picture } from '../pictures/Picture.ts'
import type { Merchant } from './merchants.ts'

/**
 * How much is made: about 60 products and half a year of trading, about 1,500 and two years of it, or far more than a
 * screen should ever hold at once.
 */
export type SeedSize = 'small' | 'normal' | 'huge'

/** A demo merchant's data, with all that its pictures and documents are made from. */
export interface DemoData extends SeedData {
  merchant: SeedData['merchant'] & { id: Merchant }
  products: DemoProduct[]
  downloads: DemoDownload[]
}

/** A product with its drawings and texts made on request: the database holds the addresses only. */
export interface DemoProduct extends SeedProduct {
  picture: Picture
  /** The rows of its datasheet. */
  properties: (readonly [label: string, value: string])[]
}

/** A download with its text. */
export interface DemoDownload extends SeedDownload {
  /** Empty for documents of the ledger. */
  paragraphs: string[]
  /** A category of the menu whose retail prices it lists. */
  pricesOf?: string
}
