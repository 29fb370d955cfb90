import type { WireCustomList } from '@trade-portal/fluid-sdk/wire'
import { checkCustomer } from '../tables/accounts.ts'
import { addLine, readWireLines } from '../tables/cartLines.ts'
import { findCartOrList, findOpenCart } from '../tables/carts.ts'
import { copyLines, linesOfCart } from '../tables/copiedLines.ts'
import { randomId } from '../arithmetic/createRandom.ts'
import { refuse, refuseField } from '../wire/refusal.ts'
import type { Handlers, SignedInContext } from './Handler.ts'

interface ListRow {
  id: string
  name: string
  type: WireCustomList['type']
}

/** A list is a cart under a name, which takes no lines and makes no order. */
export const lists: Handlers<'getCustomLists' | 'saveCustomList' | 'deleteCustomList' | 'copyCartToCart'> = {
  getCustomLists({ custID }, context) {
    checkCustomer(context, custID, 'custID')
    return {
      CustomLists: readLists(context).map(({ id, name, type }) => ({
        name,
        cartSessionId: id,
        type,
        contents: readWireLines(context, id),
      })),
    }
  },

  saveCustomList({ sessionID, customList }, context) {
    const cart = findOpenCart(context, sessionID)
    const name = customList.trim()
    if (name === '') refuseField('customList', 'A list needs a name')
    const lines = linesOfCart(context, cart.id)
    if (lines.length === 0) refuse('Cart is empty')

    const replaced = readLists(context).find((list) => list.type === 'Custom' && list.name === name)
    if (replaced) deleteList(context, replaced.id)
    const id = insertList(context, name)
    for (const line of lines) addLine(context, id, line)
    return { cartSessionId: id }
  },

  deleteCustomList({ sessionID }, context) {
    const list = readLists(context).find(({ id }) => id === sessionID)
    if (list?.type !== 'Custom') return refuse('List not found')
    deleteList(context, list.id)
    return {}
  },

  copyCartToCart({ fromSessionID, toSessionID }, context) {
    const from = findCartOrList(context, fromSessionID)
    const to = findOpenCart(context, toSessionID)
    if (from.id === to.id) refuseField('toSessionID', 'A cart cannot be copied into itself')
    if (from.isClosed) return {}
    copyLines(context, to.id, linesOfCart(context, from.id), context.copies)
    return {}
  },
}

/** The merchant's lists, then the customer's own, each by name. */
function readLists({ database, account }: SignedInContext): ListRow[] {
  return database.all<ListRow>(
    `SELECT id, list_name AS name, list_type AS type FROM carts
     WHERE list_type = 'Generic' OR (list_type = 'Custom' AND customer_id = ?)
     ORDER BY list_type = 'Generic' DESC, list_name COLLATE NOCASE, list_name, id`,
    [account.customerId],
  )
}

function insertList({ database, account, now }: SignedInContext, name: string): string {
  const id = randomId()
  database.run(
    `INSERT INTO carts (id, customer_id, made_at, list_name, list_type) VALUES (?, ?, ?, ?, 'Custom')`,
    [id, account.customerId, now(), name],
  )
  return id
}

function deleteList({ database }: SignedInContext, id: string): void {
  database.run('DELETE FROM cart_lines WHERE cart_id = ?', [id])
  database.run('DELETE FROM carts WHERE id = ?', [id])
}
