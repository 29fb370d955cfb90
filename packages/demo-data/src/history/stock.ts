import type { Random, SeedCartLine, SeedLength, SeedProduct, SeedTally } from '@trade-portal/fluid-sandbox'
import { between, pick, whole } from '../seed/random.ts'

/** The goods that customers can buy: the priced products of each category, and the preset lengths of some. */
export interface Stock {
  byCategory: ReadonlyMap<string, SeedProduct[]>
  byId: ReadonlyMap<string, SeedProduct>
  lengths: ReadonlyMap<string, SeedLength[]>
}

const DOLLAR = 10_000
/**
 * Dollars that a line is worth, roughly: small lines are common and large ones rare. A table, since a power may
 * differ between machines.
 */
const WORTHS = [45, 60, 80, 110, 150, 210, 290, 400, 550, 760] as const
/** Thousandths of a unit. */
const WHOLE = 1000
const MOST_PIECES = 240
const MOST_PACKS = 24

export function makeStock(products: readonly SeedProduct[], lengths: readonly SeedLength[]): Stock {
  const priced = products.filter((product) => product.category !== '' && priceOf(product) > 0)
  return {
    byCategory: Map.groupBy(priced, ({ category }) => category),
    byId: new Map(priced.map((product) => [product.id, product])),
    lengths: Map.groupBy(lengths, ({ productId }) => productId),
  }
}

/** Price of a unit for a customer today, without tax. */
export function priceOf({ customerPrice, bestPrice }: SeedProduct): number {
  return customerPrice || bestPrice
}

/** Takes different products of some categories, in quantities that a site asks for. */
export function takeLines(
  random: Random,
  stock: Stock,
  { categories, count }: { categories: readonly string[]; count: number },
): SeedCartLine[] {
  const taken = new Map<string, SeedProduct>()
  // Categories take turns, or the one with most products would fill every order.
  for (let turn = 0; taken.size < count && turn < count * 4; turn++) {
    const shelf = stock.byCategory.get(categories[turn % categories.length] ?? '') ?? []
    const product = shelf[Math.floor(random() * shelf.length)]
    if (product) taken.set(product.id, product)
  }
  return [...taken.values()].map((product) => takeLine(random, stock, product))
}

/** Takes a quantity of a product worth some tens to some hundreds of dollars. */
export function takeLine(random: Random, stock: Stock, product: SeedProduct): SeedCartLine {
  const [uom = 'ea'] = product.units
  const worth = pick(random, WORTHS) * between(random, 0.8, 1.25) * DOLLAR
  if (product.isTally) {
    const tally = takeTally(random, stock, product, worth)
    const quantity = tally.reduce((sum, row) => sum + row.length * row.quantity, 0)
    return { productId: product.id, uom, quantity, tally }
  }
  const most = uom === 'ea' ? MOST_PIECES : MOST_PACKS
  const wanted = Math.min(most, Math.max(1, Math.round(worth / priceOf(product))))
  return { productId: product.id, uom, quantity: roundUp(wanted) * WHOLE, tally: [] }
}

/** Rounds up to a plausible number: no order is for 37 brackets. */
function roundUp(pieces: number): number {
  const step = pieces > 100 ? 20 : pieces > 20 ? 5 : 1
  return Math.ceil(pieces / step) * step
}

function takeTally(random: Random, stock: Stock, product: SeedProduct, worth: number): SeedTally[] {
  const rows = whole(random, 1, 3)
  const lengths = new Set(Array.from({ length: rows }, () => takeLength(random, stock, product)))
  return [...lengths]
    .sort((a, b) => a - b)
    .map((length) => {
      const pieces = (worth / lengths.size / priceOf(product)) * (WHOLE / length)
      return { length, quantity: Math.min(80, Math.max(1, Math.round(pieces))) }
    })
}

function takeLength(random: Random, stock: Stock, product: SeedProduct): number {
  const [first, ...others] = (stock.lengths.get(product.id) ?? []).map(({ length }) => length)
  if (first !== undefined) return pick(random, [first, ...others])
  // Typed by the customer: to the centimetre for metres, to the foot for feet.
  return product.units[0] === 'ft' ? whole(random, 6, 28) * WHOLE : Math.round(between(random, 180, 720)) * 10
}
