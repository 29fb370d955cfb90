import type { Sandbox } from '@trade-portal/fluid-sandbox'

/** An order of the demo customer with a delivery, and the product of its charge. */
export const delivered = { number: 418_799, suffix: 0, charge: 'DELMET1' } as const

/** Adds a delivery charge to an old order, at a back end that copies it with the goods. */
export function chargeOldDelivery({ database, copies }: Sandbox) {
  copies.withCharges = true
  database.run(
    `INSERT INTO transaction_lines SELECT ?, ?, 99, id, short_description, 'ea', 1000, 0, 650000, 65000
     FROM products WHERE id = ?`,
    [delivered.number, delivered.suffix, delivered.charge],
  )
}

/** Returns the products in every cart and list of the customers, from the back end. */
export function productsHeld({ database }: Sandbox, kind: 'carts' | 'lists'): string[] {
  const isNamed = kind === 'lists' ? 'IS NOT NULL' : 'IS NULL'
  const rows = database.all<{ id: string }>(
    `SELECT product_id AS id FROM cart_lines JOIN carts ON carts.id = cart_id WHERE list_name ${isNamed}`,
  )
  return rows.map(({ id }) => id)
}
