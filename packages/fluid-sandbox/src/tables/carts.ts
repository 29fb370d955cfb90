import type { WireCustomList } from '@trade-portal/fluid-sdk/wire'
import type { OwnTables } from './Tables.ts'
import { refuse, refuseField } from '../wire/refusal.ts'

export interface CartRow {
  id: string
  isClosed: number
  /** `null`: a plain cart. */
  listType: WireCustomList['type'] | null
}

/**
 * Finds a cart or a list that the caller may read: of their customer, or a list of the merchant's. Another customer's
 * is as unknown as one that never was.
 */
export function findCartOrList({ database, account }: OwnTables, cartId: string): CartRow {
  const cart = database.get<CartRow>(
    `SELECT id, is_closed AS isClosed, list_type AS listType FROM carts
     WHERE id = ? AND (customer_id = ? OR list_type = 'Generic')`,
    [cartId, account.customerId],
  )
  return cart ?? refuse('Cart not found')
}

/** Finds a cart that still takes lines, which a list never does. */
export function findOpenCart(tables: OwnTables, cartId: string): CartRow {
  const cart = findCartOrList(tables, cartId)
  if (cart.listType !== null) refuse('Cart not found')
  return cart.isClosed ? refuse('Cart session is closed') : cart
}

/** Finds an open cart, or a list of the caller's own customer, whose lines they may remove. */
export function findCartOrOwnList(tables: OwnTables, cartId: string): CartRow {
  const cart = findCartOrList(tables, cartId)
  if (cart.listType === 'Generic') refuseField('sessionID', 'This list is the merchant’s own')
  return cart.listType === 'Custom' ? cart : findOpenCart(tables, cartId)
}
