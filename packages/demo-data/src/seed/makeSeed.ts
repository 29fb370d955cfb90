import type { Day } from '@trade-portal/fluid-sandbox'
import type { Merchant } from './merchants.ts'
import { catalogues } from './catalogues.ts'
import type { CatalogueSource } from './CatalogueSource.ts'
import { makeAccountDownloads } from './downloads.ts'
import { makeHistory } from '../history/makeHistory.ts'
import { makeStock } from '../history/stock.ts'
import { makeHugeCart } from './hugeCart.ts'
import { known } from './known.ts'
import { makeLists } from './lists.ts'
import { makeMenu } from '../catalogue/menu.ts'
import { makeProducts, type MadeProduct } from '../catalogue/products.ts'
import type { DemoData, DemoProduct, SeedSize } from './DemoData.ts'
import { chooseSmall } from '../catalogue/smallCatalogue.ts'

/** The day that the data of tests, stories and pictures reaches up to, so that they show the same at any time. */
export const SEED_DAY: Day = '2026-11-20'

export interface SeedOptions {
  merchant: Merchant
  size: SeedSize
  /** The day that everything counts back from. Default: `SEED_DAY`. */
  today?: Day | undefined
}

/** Makes all that a merchant's back end knows before its first customer: the same at every call, on every machine. */
export function makeSeed({ merchant, size, today = SEED_DAY }: SeedOptions): DemoData {
  const source = catalogues[merchant]
  const recipes = size === 'huge' ? [...source.recipes, source.huge()] : source.recipes
  const named = new Set<string>(Object.values(known[merchant]))
  const all = makeProducts(recipes, { ...source, merchant, completeIds: named })
  const made = size === 'small' ? chooseSmall(all, recipes, named, known[merchant].presetTally) : all
  const { setting, trading } = source
  const goods = collect(made, source)
  const stock = makeStock(goods.products, goods.lengths)
  const users = source.usersOn(today)
  const taxation = { taxRate: setting.merchant.taxRate, isTaxInclusive: isTaxInclusive(setting.widgets) }
  const lists = makeLists(trading.lists, { merchant, stock, presetTally: known[merchant].presetTally })
  const history = makeHistory(trading, { ...setting, users, stock, taxation }, { size, today })
  return {
    ...setting,
    ...goods,
    menu: makeMenu(recipes, products(made)),
    users,
    priceBooks: source.priceBooksOn(today),
    downloads: [
      ...source.downloadsOn(today),
      ...makeAccountDownloads(history.statements, history.transactions),
    ],
    ...history,
    carts: size === 'huge' ? [...lists, makeHugeCart(trading.traders[0].customerId, stock)] : lists,
  }
}

/** Returns whether the merchant shows prices with their tax. */
function isTaxInclusive(widgets: DemoData['widgets']): boolean {
  return widgets.some(({ label, isEnabled }) => label === 'tax_inclusive' && isEnabled)
}

function collect(made: readonly MadeProduct[], source: CatalogueSource) {
  return {
    products: [...products(made), ...source.charges.map(makeCharge)],
    lengths: made.flatMap(({ lengths }) => lengths),
    information: made.flatMap(({ information }) => information),
  }
}

function products(made: readonly MadeProduct[]): DemoProduct[] {
  return made.map(({ product }) => product)
}

/** A delivery charge is a product that no menu shows and whose price is the charge. */
function makeCharge([id, name, dollars]: CatalogueSource['charges'][number]): DemoProduct {
  const price = dollars * 10_000
  return {
    id,
    category: '',
    type: '',
    class: '',
    shortDescription: name,
    longDescription: '',
    image: '',
    rrp: price,
    tradePrice: price,
    bestPrice: price,
    customerPrice: price,
    units: ['ea'],
    isTally: false,
    gallery: [],
    files: [],
    fileTypes: [],
    picture: { kind: 'carton', colour: '#c9ad7f' },
    properties: [],
  }
}
