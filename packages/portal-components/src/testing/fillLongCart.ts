import type { FluidClient } from '@trade-portal/fluid-sdk'
import type { Sandbox } from '@trade-portal/fluid-sandbox'
import { fillCart } from './fillCart'

/** Extends the cart of `fillCart` to this many lines; a back end of size `normal` has a thousand products. */
export function fillLongCart(lines: number) {
  return async (client: FluidClient, { database }: Sandbox) => {
    await fillCart()(client)
    const { id, lines: first } = await client.cart.read()
    database.run(
      `INSERT INTO cart_lines
       SELECT ?, 1000 + row_number() OVER (ORDER BY id), id, CASE instr(units, '|') WHEN 0 THEN units ELSE
         substr(units, 1, instr(units, '|') - 1) END, 2000, 0
       FROM products WHERE is_tally = 0 AND id NOT IN (SELECT product_id FROM cart_lines WHERE cart_id = ?)
       ORDER BY id LIMIT ?`,
      [id, id, lines - first.length],
    )
  }
}
