import type { PricedLine } from './arithmetic.ts'
import { taxOf } from './arithmetic.ts'
import type { SignedInContext } from './handlers/Handler.ts'
import { UNIT_PRICE } from './products.ts'
import { refuse } from './refusal.ts'

export interface CartRow {
  id: string
  isClosed: number
}

export interface CartLine extends PricedLine {
  id: number
  productId: string
  description: string
  longDescription: string
  uom: string
  isTally: number
  files: string
  image: string
}

export interface TallyRow {
  position: number
  length: number
  quantity: number
}

/** Finds a cart of the caller's customer. Another customer's is as unknown as one that never was. */
export function findCart({ database, account }: SignedInContext, cartId: string): CartRow {
  const cart = database.get<CartRow>(
    'SELECT id, is_closed AS isClosed FROM carts WHERE id = ? AND customer_id = ?',
    [cartId, account.customerId],
  )
  return cart ?? refuse('Cart not found')
}

/** Finds a cart that still takes lines. */
export function findOpenCart(context: SignedInContext, cartId: string): CartRow {
  const cart = findCart(context, cartId)
  return cart.isClosed ? refuse('Cart session is closed') : cart
}

/** A cart's lines at today's prices, oldest first. */
export function readLines({ database, merchant }: SignedInContext, cartId: string): CartLine[] {
  const rows = database.all<Omit<CartLine, 'unitTax'>>(
    `SELECT line_id AS id, product_id AS productId, short_description AS description,
       long_description AS longDescription, uom, quantity, cart_lines.is_tally AS isTally,
       ${UNIT_PRICE} AS unitPrice, files, image
     FROM cart_lines JOIN products ON products.id = product_id WHERE cart_id = ? ORDER BY line_id`,
    [cartId],
  )
  return rows.map((row) => ({ ...row, unitTax: taxOf(row.unitPrice, merchant.taxRate) }))
}

/** A tally line's lengths, as they were entered. */
export function readTally({ database }: SignedInContext, cartId: string, lineId: number): TallyRow[] {
  return database.all<TallyRow>(
    'SELECT position, length, quantity FROM cart_tallies WHERE cart_id = ? AND line_id = ? ORDER BY position',
    [cartId, lineId],
  )
}
