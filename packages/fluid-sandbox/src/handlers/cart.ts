import { checkCustomer } from '../tables/accounts.ts'
import { decimal } from '../arithmetic/arithmetic.ts'
import { readEntry } from '../tables/cartEntry.ts'
import { addLine, lineOfUnit, readTally, readWireLines, setLine } from '../tables/cartLines.ts'
import { findCartOrList, findCartOrOwnList, findOpenCart } from '../tables/carts.ts'
import { randomId } from '../arithmetic/createRandom.ts'
import { refuseField } from '../wire/refusal.ts'
import type { Handlers, SignedInContext } from './Handler.ts'

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
    const { id, isClosed } = findCartOrList(context, sessionID)
    return { cartSessionId: id, CartContents: isClosed ? [] : readWireLines(context, id) }
  },

  addCartProduct(payload, context) {
    checkCustomer(context, payload.customerID)
    const { id } = findOpenCart(context, payload.sessionID)
    return { lineID: addLine(context, id, readEntry(context, payload)) }
  },

  updateCartProduct(payload, context) {
    checkCustomer(context, payload.customerID)
    const { id } = findOpenCart(context, payload.sessionID)
    checkLine(context, id, payload.lineId, payload.productID, 'lineId')
    const entry = readEntry(context, payload)
    const same = lineOfUnit(context, id, entry)
    if (same && same.id !== payload.lineId) {
      refuseField('UOM', `The cart already holds ${entry.productId} by '${entry.uom}'`)
    }
    setLine(context, id, payload.lineId, entry)
    return { lineID: payload.lineId }
  },

  deleteCartProduct({ sessionID, productID, lineID }, context) {
    const { id } = findCartOrOwnList(context, sessionID)
    checkLine(context, id, lineID, productID, 'lineID')
    context.database.run('DELETE FROM cart_lines WHERE cart_id = ? AND line_id = ?', [id, lineID])
    return { lineID }
  },

  getCartTallies({ sessionID, lineNo }, context) {
    const { id, isClosed } = findCartOrList(context, sessionID)
    if (isClosed) return { CartTallies: [] }
    const line = context.database.get<{ productId: string }>(
      'SELECT product_id AS productId FROM cart_lines WHERE cart_id = ? AND line_id = ?',
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
