import type {
  Day,
  SeedBranch,
  SeedDespatchMethod,
  SeedPlace,
  SeedUser,
  Taxation,
  UnpricedTransaction,
} from '@trade-portal/fluid-sandbox'
import type { Stock } from './stock.ts'
import type { Trader } from './Trading.ts'
import type { Volume } from './volumes.ts'

/** Everything that one customer's documents are made with. */
export interface Trade extends Trader {
  /** Starts the seed of each of its random sources. */
  key: string
  today: Day
  /** Days that it goes back. */
  span: number
  volume: Volume
  /** In how many loads each order came that was delivered, oldest order first. */
  loads: readonly number[]
  /** Who orders, the busiest first. */
  buyers: readonly [SeedUser, ...SeedUser[]]
  /** Where it orders, its usual branch first. */
  branches: readonly [SeedBranch, ...SeedBranch[]]
  despatchMethods: readonly [SeedDespatchMethod, ...SeedDespatchMethod[]]
  gazetteer: readonly SeedPlace[]
  stock: Stock
  taxation: Taxation
  /** A line of something that is not sold any more. */
  discontinued?: UnpricedTransaction['lines'][number]
}
