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
  const gallery = galleryOf(row, endpoint)
  return {
    id,
    name: text(row.productShortDesc) || text(row.productLongDesc) || id,
    description: text(row.productLongDesc),
    image: gallery[0] ?? null,
    gallery,
    datasheet: datasheet(row.productFiles, row.fileTypes, endpoint),
    retailPrice: price(row.RRP),
    tradePrice: price(row.TradePrice),
    customerPrice: price(row.customerPrice) ?? price(row.BestPrice),
    units: unitsOf(row),
    isTally: flag(row.isTally ?? row.Tally),
  }
}

/** The product's picture, then those of its gallery, each once; the first picture of its files where there is none. */
function galleryOf(row: NonNullable<Untrusted<WireProduct>>, endpoint: string): string[] {
  const main = image(row.productImage, endpoint)
  const gallery = main === null ? [] : [main]
  for (const file of parts(row.productGallery)) {
    // The gallery names the product's picture first, as a rule: then there is nothing to resolve.
    const picture = file === row.productImage ? main : image(file, endpoint)
    if (picture !== null && !gallery.includes(picture)) gallery.push(picture)
  }
  return gallery.length > 0 ? gallery : pictures(row.productFiles, endpoint).slice(0, 1)
}

function unitsOf(row: NonNullable<Untrusted<WireProduct>>): string[] {
  const units: string[] = []
  for (const entry of rows(row.UOMList)) {
    const unit = text(entry.UOM).trim()
    if (unit && !units.includes(unit)) units.push(unit)
  }
  return units.length > 0 ? units : [text(row.UOM).trim() || DEFAULT_UNIT]
}
