import type { Product } from '@trade-portal/fluid-sdk'
import type { Portal } from '../context/PortalContext'
import { perUnit, priceText, taxText } from '../messages/prices'
import { productsMessages } from '../messages/catalogue'

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
  portal: Pick<Portal, 'formats' | 'messagesOf' | 'settings'>,
): PieceValues {
  const { formats, messagesOf, settings } = portal
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
    inCart: amounts.length > 0 ? messagesOf(productsMessages).inCart(amounts.join(', ')) : null,
    price:
      own !== null && product.customerPrice !== null
        ? `${own} ${perUnit(unit, portal).seen} ${taxText(portal)}`
        : own,
  }
}

const ATTRIBUTE = 'trade-attr--'
/** Attributes that a field may set: none that can run a script. */
const allowed = /^(?:alt|title|href|src|value|lang|aria-[a-z]+|data-[a-z-]+)$/

/** Fills the marks in a page's own markup with a product's fields, as text alone. */
export function fillMarks(content: HTMLElement, product: Product, values: PieceValues): void {
  for (const mark of content.querySelectorAll<HTMLElement>('trade-data, trade-price')) {
    const field = mark.localName === 'trade-price' ? 'price' : mark.getAttribute('field')
    const value = valueOf(values, field)
    if (mark.textContent !== (value ?? '')) mark.textContent = value ?? ''
    mark.hidden = value === null
  }
  for (const one of content.querySelectorAll<HTMLElement>('*')) setAttributes(one, values)
  // The controls get the product, to save a second read.
  for (const control of content.querySelectorAll('trade-add, trade-tally'))
    Object.assign(control, { item: product })
}

function setAttributes(element: HTMLElement, values: PieceValues) {
  for (const { name, value: field } of [...element.attributes]) {
    if (!name.startsWith(ATTRIBUTE)) continue
    const target = name.slice(ATTRIBUTE.length)
    const value = valueOf(values, field)
    if (!allowed.test(target)) {
      console.warn(`${name} was left out: a field of a product may not set ${target}.`)
    } else if (value === null || !isSafe(target, value)) element.removeAttribute(target)
    else if (element.getAttribute(target) !== value) element.setAttribute(target, value)
  }
}

function valueOf(values: PieceValues, field: string | null): string | null {
  if (field !== null && Object.hasOwn(values, field)) return values[field as keyof PieceValues]
  console.warn(`A product has no field "${field ?? ''}". There are ${Object.keys(values).join(', ')}.`)
  return null
}

/** Returns whether an attribute's value is safe: an address must be a page's or an image's. */
function isSafe(attribute: string, value: string): boolean {
  if (attribute !== 'href' && attribute !== 'src') return true
  return URL.canParse(value, document.baseURI) && /^https?:$/.test(new URL(value, document.baseURI).protocol)
}
