import type { Database } from '../database/database.ts'
import { insertRow } from '../database/insertRow.ts'
import type { SeedData } from './Seed.ts'

/** Fills the tables of carts and lists. */
export function seedCarts(database: Database, { carts }: SeedData): void {
  for (const { id, customerId, list, lines } of carts) {
    insertRow(database, 'carts', {
      id,
      customer_id: customerId,
      next_line_id: lines.length + 1,
      made_at: 0,
      list_name: list?.name ?? null,
      list_type: list?.type ?? null,
    })
    lines.forEach(({ productId, uom, quantity, tally }, index) => {
      const key = { cart_id: id, line_id: index + 1 }
      insertRow(database, 'cart_lines', {
        ...key,
        product_id: productId,
        uom,
        quantity,
        is_tally: Number(tally.length > 0),
      })
      tally.forEach((row, position) => insertRow(database, 'cart_tallies', { ...key, position, ...row }))
    })
  }
}
