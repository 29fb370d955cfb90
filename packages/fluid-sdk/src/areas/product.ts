import { flag, image, parts, price, rows, text } from '../decode'
import type { Untrusted } from '../decode'
import type { WireProduct } from '../wire/catalogue'
import type { Product } from './catalogue'
import { datasheet, pictures } from './files'

const DEFAULT_UNIT = 'ea'

/** Decodes a product of a listing, a search or its own page; a row without an id is none. */
export function toProduct(row: NonNullable<Untrusted<WireProduct>>, endpoint: string): Product | null {
  const id = text(row.productID)
  if (!id) return null
  const gallery = parts(row.productGallery).flatMap((file) => image(file, endpoint) ?? [])
  const main =
    image(row.productImage, endpoint) ?? gallery[0] ?? pictures(row.productFiles, endpoint)[0] ?? null
  return {
    id,
    name: text(row.productShortDesc) || text(row.productLongDesc) || id,
    description: text(row.productLongDesc),
    image: main,
    gallery: [...new Set(main === null ? gallery : [main, ...gallery])],
    datasheet: datasheet(row.productFiles, row.fileTypes, endpoint),
    retailPrice: price(row.RRP),
    tradePrice: price(row.TradePrice),
    customerPrice: price(row.customerPrice) ?? price(row.BestPrice),
    units: unitsOf(row),
    isTally: flag(row.isTally ?? row.Tally),
  }
}

function unitsOf(row: NonNullable<Untrusted<WireProduct>>): string[] {
  const listed = rows(row.UOMList)
    .map((entry) => text(entry.UOM).trim())
    .filter(Boolean)
  return listed.length > 0 ? [...new Set(listed)] : [text(row.UOM).trim() || DEFAULT_UNIT]
}
