import type { Database } from '../src/database/database.ts'

/** An order or a quote as the back end holds it, and the cart that it came from. */
export interface TrueOrder {
  number: string
  cartId: string
  customerId: string
  userId: string
  type: string
  reference: string
  goods: Goods[]
  /** Units of delivery charges in the order. */
  charges: number
}

export interface Goods {
  productId: string
  quantity: number
}

/** Lists the orders placed here, oldest first. */
export function ordersIn(database: Database): TrueOrder[] {
  const orders = database.all<Omit<TrueOrder, 'goods' | 'charges'>>(
    `SELECT CAST(number AS TEXT) AS number, cart_id AS cartId, customer_id AS customerId, user_id AS userId, type,
       order_reference AS reference
     FROM transactions WHERE cart_id IS NOT NULL ORDER BY transactions.number`,
  )
  return orders.map((order) => {
    const lines = database.all<Goods>(
      `SELECT product_id AS productId, quantity / 1000 AS quantity FROM transaction_lines
       WHERE number = ? AND suffix = 0 ORDER BY line_id`,
      [Number(order.number)],
    )
    return { ...order, ...split(lines) }
  })
}

/** Reads the goods of a cart, and in how many lines and units its delivery is charged. */
export function cartIn(database: Database, cartId: string) {
  const lines = database.all<Goods>(
    `SELECT product_id AS productId, quantity / 1000 AS quantity FROM cart_lines WHERE cart_id = ? ORDER BY line_id`,
    [cartId],
  )
  return split(lines)
}

/** Returns the largest number of units of delivery charges in any open cart. */
export function mostCharges(database: Database): number {
  const row = database.get<{ most: number | null }>(
    `SELECT MAX(charges) AS most FROM (SELECT SUM(quantity) / 1000 AS charges FROM cart_lines
     WHERE product_id IN (SELECT product_id FROM delivery_bands) GROUP BY cart_id)`,
  )
  return row?.most ?? 0
}

function split(lines: readonly Goods[]) {
  const isCharge = ({ productId }: Goods) => /^(DEL|CRANE)/.test(productId)
  return {
    goods: lines.filter((line) => !isCharge(line)),
    charges: lines.filter(isCharge).reduce((sum, { quantity }) => sum + quantity, 0),
  }
}
