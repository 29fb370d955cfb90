import type { CallOptions, CopyOptions } from '../calls/wireCalls'
import type { Caller, FluidContext } from '../calls/context'
import { text } from '../calls/decode'
import { FluidFieldError } from '../errors'
import { copyTransaction } from './copyTransaction'
import { createCart, currentCart } from './currentCart'
import { takeOutCharges } from './takeOutCharges'
import { toWireKey } from './transactionSummary'
import type { TransactionId } from './transactionSummary'
import { whileCartIsFree } from './cartLock'

const OPERATION = 'saveCustomList'

/** Saves the current cart as a list. @returns the list's id. */
export async function saveCart(
  context: FluidContext,
  { name }: { name: string },
  options?: CallOptions,
): Promise<string> {
  const customList = name.trim()
  if (!customList) throw refusal('name', 'Required')
  const caller = await context.readCaller(options)
  const cartId = currentCart(context).peek(caller)
  if (cartId === null) throw refusal('sessionID', 'CartSessionId is undefined')

  return whileCartIsFree(context, { cartId, operation: OPERATION }, async () => {
    const { isOrdered } = await takeOutCharges(context, { caller, cartId }, options)
    if (isOrdered) throw refusal('sessionID', 'An order of this cart may have been placed')
    const payload = { sessionID: cartId, customList }
    const fields = { customList: 'name' }
    const answer = await context.write(OPERATION, payload, { ...options, caller, fields })
    const listId = text(answer?.cartSessionId)
    if (listId === cartId) await leaveToList(context, caller, listId)
    return listId
  })
}

/** Saves a transaction's goods as a list, through a temporary cart. @returns the list's id. */
export async function saveTransaction(
  context: FluidContext,
  { name, ...id }: TransactionId & { name: string },
  { onUnknownCharge, ...options }: CopyOptions = {},
): Promise<string> {
  const customList = name.trim()
  if (!customList) throw refusal('name', 'Required')
  // Refused before a cart is created for it.
  toWireKey(id, OPERATION)
  const caller = await context.readCaller(options)
  const cartId = await createCart(context, caller, options)
  await copyTransaction(context, id, { caller, cartId }, { ...options, onUnknownCharge })
  await takeOutCharges(context, { caller, cartId }, options)
  const list = { sessionID: cartId, customList }
  const answer = await context.write(OPERATION, list, { ...options, caller, fields: { customList: 'name' } })
  return text(answer?.cartSessionId)
}

/**
 * The back end turned the cart into the list, so the customer continues with a copy. The signal does not interrupt
 * this: halfway, cart and list would be one.
 */
async function leaveToList(context: FluidContext, caller: Caller, listId: string) {
  const cart = currentCart(context)
  await cart.replaceFilled(caller, listId, (to) => cart.copyLines(caller, { from: listId, to }))
}

function refusal(field: string, msg: string): FluidFieldError {
  return new FluidFieldError([{ field, msg }], OPERATION)
}
