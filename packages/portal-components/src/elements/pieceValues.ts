import type { Product } from '@trade-portal/fluid-sdk'
import type { Portal } from '../context/PortalContext'
import { perUnit, priceText, taxText } from '../messages/prices'
import { productsWords } from '../messages/catalogue'

/** Fields of a product that a page may show by `<trade-data field="…">`, and by `trade-attr--…="…"`. All are text. */
export const pieceFields = [
  'id',
  'name',
  'description',
  'image',
  'unit',
  'customerPrice',
  'retailPrice',
  'tradePrice',
  'tax',
  'inCart',
] as const

export type PieceField = (typeof pieceFields)[number]

/** The fields of a product as text; `price` is the customer's own with its unit. `null`: empty. */
export type PieceValues = Readonly<Record<PieceField | 'price', string | null>>

/** Returns the texts of a product that a page may show. Prices are left out if the merchant hides them. */
export function pieceValues(
  product: Product,
  inCart: ReadonlyMap<string, number> | undefined,
  portal: Pick<Portal, 'formats' | 'say' | 'settings'>,
): PieceValues {
  const { formats, say, settings } = portal
  const unit = product.units[0] ?? ''
  const price = (value: number | null) => (settings.hidesProductPrices ? null : priceText(value, portal))
  const own = price(product.customerPrice)
  const amounts = [...(inCart ?? [])].map(([name, thousandths]) => `${formats.length(thousandths)} ${name}`)
  return {
    id: product.id,
    name: product.name,
    description: product.description,
    image: product.image,
    unit,
    customerPrice: own,
    retailPrice: price(product.retailPrice),
    tradePrice: price(product.tradePrice),
    tax: taxText(portal),
    inCart: amounts.length > 0 ? say(productsWords).inCart(amounts.join(', ')) : null,
    price:
      own !== null && product.customerPrice !== null
        ? `${own} ${perUnit(unit, portal).seen} ${taxText(portal)}`
        : own,
  }
}
