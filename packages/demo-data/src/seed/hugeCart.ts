import { createRandom, type SeedCart } from '@trade-portal/fluid-sandbox'
import type { Stock } from '../history/stock.ts'
import { takeLine } from '../history/stock.ts'

/** The main customer's open cart in a seed of size `huge`: a client that keeps this id as its cart's shows 500 lines. */
export const HUGE_CART_ID = 'CART-OF-500-LINES'

const LINES = 500

/** Makes a cart that no screen should have to hold at once, from products that lie evenly apart in the catalogue. */
export function makeHugeCart(customerId: string, stock: Stock): SeedCart {
  const products = [...stock.byId.values()]
  const random = createRandom(HUGE_CART_ID)
  return {
    id: HUGE_CART_ID,
    customerId,
    list: null,
    lines: Array.from(
      { length: LINES },
      (_, index) => products[Math.floor((index * products.length) / LINES)],
    )
      .filter((product) => product !== undefined)
      .map((product) => takeLine(random, stock, product)),
  }
}
