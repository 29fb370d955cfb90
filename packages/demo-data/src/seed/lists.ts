import { createRandom, type SeedCart } from '@trade-portal/fluid-sandbox'
import type { Merchant } from './merchants.ts'
import { takeLine, takeLines, type Stock } from '../history/stock.ts'
import type { ListSource } from '../history/Trading.ts'

/** Makes the merchant's lists and its customers' own. `presetTally` is a product sold by length. */
export function makeLists(
  lists: readonly ListSource[],
  { merchant, stock, presetTally }: { merchant: Merchant; stock: Stock; presetTally: string },
): SeedCart[] {
  return lists.map(({ name, customerId, categories, lines, hasTally }, index) => {
    const random = createRandom(`${merchant}/list ${name}`)
    const byLength = hasTally ? stock.byId.get(presetTally) : undefined
    const first = byLength ? [takeLine(random, stock, byLength)] : []
    const others = takeLines(random, stock, { categories, count: lines }).filter(
      ({ productId }) => productId !== byLength?.id,
    )
    return {
      id: `LIST-${merchant.toUpperCase()}-${index + 1}`,
      customerId,
      list: { name, type: customerId === null ? 'Generic' : 'Custom' },
      lines: [...first, ...others],
    }
  })
}
