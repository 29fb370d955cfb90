import type { Day, SeedPriceBook, SeedUser } from '@trade-portal/fluid-sandbox'
import type { DemoData, DemoDownload } from './DemoData.ts'
import type { Trading } from '../history/Trading.ts'
import type { CategoryRecipe } from '../catalogue/recipes.ts'

/** The source of one merchant's seed. */
export interface CatalogueSource {
  system: 'metric' | 'imperial'
  /** Thousandths of the product's unit, shortest first. */
  presetLengths: readonly number[]
  recipes: CategoryRecipe[]
  /** A type of 10,000 products for the `huge` seed: more than a screen should hold at once. */
  huge: () => CategoryRecipe
  /** Data other than products, the same on any day. */
  setting: Pick<
    DemoData,
    | 'merchant'
    | 'widgets'
    | 'branches'
    | 'states'
    | 'vehicles'
    | 'despatchMethods'
    | 'gazetteer'
    | 'deliveryBands'
    | 'customers'
  >
  trading: Trading
  usersOn: (today: Day) => SeedUser[]
  priceBooksOn: (today: Day) => SeedPriceBook[]
  downloadsOn: (today: Day) => DemoDownload[]
  /** Dollars of each delivery charge, by the id of its product. */
  charges: readonly (readonly [id: string, name: string, dollars: number])[]
}
