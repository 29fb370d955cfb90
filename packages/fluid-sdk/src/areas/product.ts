import type { Money } from '../arithmetic/money'
import { address, DATA_IMAGE, flag, image, parts, price, text } from '../calls/decode'
import type { Untrusted } from '../calls/decode'
import type { WireProduct } from '../wire/catalogue'

export interface Product {
  id: string
  /** The short description, as shown in a listing. */
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

const DEFAULT_UNIT = 'ea'

/** Decodes a product of a listing, a search or its own page; a row without an id is dropped. */
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

/** Returns the product's picture, then those of its gallery; the first picture of its files when there is none. */
function galleryOf(row: NonNullable<Untrusted<WireProduct>>, endpoint: string): string[] {
  const main = image(row.productImage, endpoint) ?? ''
  // The gallery usually starts with the product's picture; then there is nothing to resolve or add.
  const listed = parts(row.productGallery).map((file) =>
    file === row.productImage ? main : (image(file, endpoint) ?? ''),
  )
  const gallery = distinct(listed[0] === main ? listed : [main, ...listed])
  return gallery.length > 0 ? gallery : pictures(row.productFiles, endpoint).slice(0, 1)
}

function unitsOf(row: NonNullable<Untrusted<WireProduct>>): string[] {
  const listed = Array.isArray(row.UOMList) ? row.UOMList : []
  const units = distinct(listed.map((entry) => text(entry?.UOM).trim()))
  return units.length > 0 ? units : [text(row.UOM).trim() || DEFAULT_UNIT]
}

/** Returns the texts without duplicates and empty ones; the same list when it has none, as most do. */
function distinct(texts: string[]): string[] {
  const isDistinct = texts.every((entry, position) => entry !== '' && texts.indexOf(entry) === position)
  return isDistinct ? texts : [...new Set(texts.filter(Boolean))]
}

const PICTURE = /\.(png|jpe?g|gif|webp|avif|svg|bmp)$/i
const PDF = /pdf/i
const PDF_NAME = /\.pdf$/i
const AFTER_PATH = /[?#]/

/** Returns the pictures among `|`-separated files, by their extension, in their order. */
export function pictures(files: unknown, endpoint: string): string[] {
  return parts(files)
    .filter((file) => DATA_IMAGE.test(file) || PICTURE.test(path(file)))
    .flatMap((file) => image(file, endpoint) ?? [])
}

/**
 * Returns the first `.pdf` among `|`-separated files. A name without an extension counts when its type, at the same
 * index of the parallel list, is pdf.
 */
export function datasheet(files: unknown, types: unknown, endpoint: string): string | null {
  if (!PDF.test(text(files)) && !PDF.test(text(types))) return null
  const names = parts(files)
  for (let position = 0; position < names.length; position++) {
    const file = names[position] ?? ''
    const name = path(file)
    const isSheet = hasExtension(name) ? PDF_NAME.test(name) : PDF.test(parts(types)[position] ?? '')
    const sheet = isSheet ? address(file, endpoint) : null
    if (sheet !== null) return sheet
  }
  return null
}

/** Returns a file's path, without query and fragment. */
function path(file: string): string {
  const end = file.search(AFTER_PATH)
  return end < 0 ? file : file.slice(0, end)
}

function hasExtension(path: string): boolean {
  return path.lastIndexOf('.') > path.lastIndexOf('/')
}
