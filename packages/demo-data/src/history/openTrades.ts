import { createRandom, type Day, type Taxation } from '@trade-portal/fluid-sandbox'
import type { DemoData, SeedSize } from '../seed/DemoData.ts'
import { countLoads } from './deliveries.ts'
import type { Stock } from './stock.ts'
import type { Trade } from './Trade.ts'
import type { Trading } from './Trading.ts'
import { volumes } from './volumes.ts'

/** A merchant's data before the first trade. */
export interface TradingGround extends Pick<
  DemoData,
  'merchant' | 'branches' | 'despatchMethods' | 'gazetteer' | 'users'
> {
  stock: Stock
  taxation: Taxation
}

const DAYS_A_MONTH = 30.4
const DOLLAR = 10_000

/** Gathers what each customer trades with; the first has the whole history and the discontinued product. */
export function openTrades(
  { traders, discontinued }: Trading,
  { merchant, branches, despatchMethods, gazetteer, users, stock, taxation }: TradingGround,
  { size, today }: { size: SeedSize; today: Day },
): Trade[] {
  const { months, main, other } = volumes[size]
  return traders.map((trader, index): Trade => {
    const key = `${merchant.id}/${trader.customerId}`
    const volume = index === 0 ? main : other
    return {
      ...trader,
      key,
      today,
      span: months * DAYS_A_MONTH,
      volume,
      loads: countLoads(createRandom(`${key}/loads`), {
        orders: volume.orders - volume.open,
        invoices: volume.invoices,
      }),
      buyers: atLeastOne(
        users.filter(({ customerId, canAccessWeb }) => customerId === trader.customerId && canAccessWeb),
      ),
      branches: atLeastOne(branches.filter(({ isOrdering }) => isOrdering)),
      despatchMethods: atLeastOne(despatchMethods),
      gazetteer,
      stock,
      taxation,
      ...(index === 0 && {
        discontinued: {
          productId: discontinued.id,
          description: discontinued.description,
          uom: discontinued.uom,
          quantity: 4000,
          unitPrice: discontinued.dollars * DOLLAR,
          tally: [],
        },
      }),
    }
  })
}

function atLeastOne<T>(items: readonly T[]): readonly [T, ...T[]] {
  const [first, ...others] = items
  if (first === undefined)
    throw new Error('A customer needs someone who buys, a branch and a way of despatch')
  return [first, ...others]
}
