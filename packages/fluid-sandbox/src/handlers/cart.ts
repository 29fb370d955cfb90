import type { WireCartLine } from '@trade-portal/fluid-sdk/wire'
import { checkCustomer } from '../accounts.ts'
import { decimal, priceFor, dollars } from '../arithmetic.ts'
import { readEntry, type CartEntry } from '../cartEntry.ts'
import { findCart, findOpenCart, readLines, readTally, type CartLine } from '../carts.ts'
import { randomId } from '../randomId.ts'
import { refuseField } from '../refusal.ts'
import { isTaxInclusive } from '../settings.ts'
import type { Handlers, SignedInContext } from './Handler.ts'

interface LineRow {
  productId: string
  isTally: number
}

export const cart: Handlers<
  | 'createCart'
  | 'getCartContents'
  | 'addCartProduct'
  | 'updateCartProduct'
  | 'deleteCartProduct'
  | 'getCartTallies'
> = {
  createCart({ customerID }, context) {
    checkCustomer(context, customerID)
    const cartSessionId = randomId()
    context.database.run('INSERT INTO carts (id, customer_id, made_at) VALUES (?, ?, ?)', [
      cartSessionId,
      customerID,
      context.now(),
    ])
    return { cartSessionId }
  },

  getCartContents({ sessionID }, context) {
    const { id, isClosed } = findCart(context, sessionID)
    if (isClosed) return { cartSessionId: id, CartContents: [] }
    const isInclusive = isTaxInclusive(context.database)
    return {
      cartSessionId: id,
      CartContents: readLines(context, id).map((line) => toLine(line, context, isInclusive)),
    }
  },

  addCartProduct(payload, context) {
    checkCustomer(context, payload.customerID)
    const { id } = findOpenCart(context, payload.sessionID)
    const entry = readEntry(context, payload)
    const same = entry.isTally ? undefined : lineOfUnit(context, id, entry)
    if (same) {
      const quantity = same.quantity + entry.quantity
      if (!Number.isSafeInteger(quantity)) refuseField('quoteQty', 'This is more than a cart line can hold')
      context.database.run('UPDATE cart_lines SET quantity = ? WHERE cart_id = ? AND line_id = ?', [
        quantity,
        id,
        same.id,
      ])
      return { lineID: same.id }
    }
    return { lineID: insertLine(context, id, entry) }
  },

  updateCartProduct(payload, context) {
    checkCustomer(context, payload.customerID)
    const { id } = findOpenCart(context, payload.sessionID)
    checkLine(context, id, payload.lineId, payload.productID, 'lineId')
    const entry = readEntry(context, payload)
    const same = entry.isTally ? undefined : lineOfUnit(context, id, entry)
    if (same && same.id !== payload.lineId) {
      refuseField('UOM', `The cart already holds ${entry.productId} by '${entry.uom}'`)
    }
    context.database.run('UPDATE cart_lines SET uom = ?, quantity = ? WHERE cart_id = ? AND line_id = ?', [
      entry.uom,
      entry.quantity,
      id,
      payload.lineId,
    ])
    context.database.run('DELETE FROM cart_tallies WHERE cart_id = ? AND line_id = ?', [id, payload.lineId])
    insertTally(context, id, payload.lineId, entry)
    return { lineID: payload.lineId }
  },

  deleteCartProduct({ sessionID, productID, lineID }, context) {
    const { id } = findOpenCart(context, sessionID)
    checkLine(context, id, lineID, productID, 'lineID')
    context.database.run('DELETE FROM cart_lines WHERE cart_id = ? AND line_id = ?', [id, lineID])
    return { lineID }
  },

  getCartTallies({ sessionID, lineNo }, context) {
    const { id, isClosed } = findCart(context, sessionID)
    if (isClosed) return { CartTallies: [] }
    const line = context.database.get<LineRow>(
      'SELECT product_id AS productId, is_tally AS isTally FROM cart_lines WHERE cart_id = ? AND line_id = ?',
      [id, lineNo],
    )
    if (!line) return refuseField('lineNo', 'Cart line not found')
    return {
      CartTallies: readTally(context, id, lineNo).map(({ length, quantity }) => ({
        productID: line.productId,
        length: decimal(length),
        qty: quantity,
      })),
    }
  },
}

function lineOfUnit({ database }: SignedInContext, cartId: string, { productId, uom }: CartEntry) {
  return database.get<{ id: number; quantity: number }>(
    `SELECT line_id AS id, quantity FROM cart_lines
     WHERE cart_id = ? AND product_id = ? AND uom = ? AND is_tally = 0`,
    [cartId, productId, uom],
  )
}

function checkLine(
  { database }: SignedInContext,
  cartId: string,
  lineId: number,
  productId: string,
  field: string,
) {
  const line = database.get('SELECT 1 FROM cart_lines WHERE cart_id = ? AND line_id = ? AND product_id = ?', [
    cartId,
    lineId,
    productId,
  ])
  if (!line) refuseField(field, 'Cart line not found')
}

/** Line ids count up and are never used again, so that a late call cannot meet a line it does not mean. */
function insertLine(context: SignedInContext, cartId: string, entry: CartEntry): number {
  const next = context.database.get<{ lineId: number }>(
    'UPDATE carts SET next_line_id = next_line_id + 1 WHERE id = ? RETURNING next_line_id - 1 AS lineId',
    [cartId],
  )
  if (!next) throw new Error(`Cart ${cartId} went away inside its own transaction`)
  context.database.run('INSERT INTO cart_lines VALUES (?, ?, ?, ?, ?, ?)', [
    cartId,
    next.lineId,
    entry.productId,
    entry.uom,
    entry.quantity,
    Number(entry.isTally),
  ])
  insertTally(context, cartId, next.lineId, entry)
  return next.lineId
}

function insertTally({ database }: SignedInContext, cartId: string, lineId: number, { tally }: CartEntry) {
  for (const [position, { length, quantity }] of tally.entries()) {
    database.run('INSERT INTO cart_tallies VALUES (?, ?, ?, ?, ?)', [
      cartId,
      lineId,
      position,
      length,
      quantity,
    ])
  }
}

function toLine(line: CartLine, context: SignedInContext, isInclusive: boolean): WireCartLine {
  return {
    lineID: line.id,
    productID: line.productId,
    prodDesc: line.description,
    prodQty: decimal(line.quantity),
    UOM: line.uom,
    unitPrice: priceFor(line.unitPrice, context.merchant.taxRate, isInclusive),
    unitGST: dollars(line.unitTax),
    isTally: line.isTally === 1,
    product: {
      productShortDesc: line.description,
      productFiles: context.files.namedOf(line.files).join('|'),
      productImage: context.files.addressOf(line.image),
    },
  }
}
