import type {
  Day,
  SeedBranch,
  SeedDespatchMethod,
  SeedSuburb,
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
  /** Days that the history goes back. */
  span: number
  volume: Volume
  /** Number of loads in which each delivered order came, oldest order first. */
  loads: readonly number[]
  /** Users who order, the busiest first. */
  buyers: readonly [SeedUser, ...SeedUser[]]
  /** Branches that the customer orders from, the usual one first. */
  branches: readonly [SeedBranch, ...SeedBranch[]]
  despatchMethods: readonly [SeedDespatchMethod, ...SeedDespatchMethod[]]
  gazetteer: readonly SeedSuburb[]
  stock: Stock
  taxation: Taxation
  /** A line of a discontinued product. */
  discontinued?: UnpricedTransaction['lines'][number]
}
