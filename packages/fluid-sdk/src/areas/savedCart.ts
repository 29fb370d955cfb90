import type { CallOptions } from '../calls/callOptions'
import type { Caller, FluidContext } from '../calls/context'
import { text } from '../calls/decode'
import { FluidFieldError } from '../errors'
import { listAttempts } from '../orders/orderAttempt'
import { chargeProducts, forgetChargeProducts } from './chargeProducts'
import { createCart } from './keptCart'
import { presentCart } from './presentCart'
import { ID_FIELDS, toWireKey } from './transactionId'
import type { TransactionId } from './transactionId'

const OPERATION = 'saveCustomList'

/** Saves the present cart as a list. @returns the list's id. */
export async function saveCart(
  context: FluidContext,
  { name }: { name: string },
  options?: CallOptions,
): Promise<string> {
  const customList = name.trim()
  if (!customList) throw refusal('name', 'Required')
  const caller = await context.readCaller(options)
  const cartId = presentCart(context).peek(caller)
  if (cartId === null) throw refusal('sessionID', 'CartSessionId is undefined')

  await takeOutCharges(context, { caller, cartId }, options)
  const payload = { sessionID: cartId, customList }
  const fields = { customList: 'name' }
  const answer = await context.write(OPERATION, payload, { ...options, caller, fields })
  const listId = text(answer?.cartSessionId)
  if (listId === cartId) await leaveToList(context, caller, listId)
  return listId
}

/** Saves a transaction's goods as a list, by way of a cart that is nobody's. @returns the list's id. */
export async function saveTransaction(
  context: FluidContext,
  { name, ...id }: TransactionId & { name: string },
  options?: CallOptions,
): Promise<string> {
  const customList = name.trim()
  if (!customList) throw refusal('name', 'Required')
  const key = toWireKey(id, OPERATION)
  const caller = await context.readCaller(options)
  const sessionID = await createCart(context, caller, options)
  const payload = {
    ...key,
    deviceID: context.configuration.deviceId,
    customerID: caller.user.customerId,
    sessionID,
  }
  await context.write('copyTranToCart', payload, { ...options, caller, fields: ID_FIELDS })
  const list = { sessionID, customList }
  const answer = await context.write(OPERATION, list, { ...options, caller, fields: { customList: 'name' } })
  return text(answer?.cartSessionId)
}

/** Decision D5: a delivery charge is no goods, but what may have been ordered is not touched. */
async function takeOutCharges(
  context: FluidContext,
  { caller, cartId }: { caller: Caller; cartId: string },
  options?: CallOptions,
) {
  if (chargeProducts(context.storage, cartId).length === 0) return
  const cart = presentCart(context)
  const lines = await cart.listLines(caller, cartId, options)
  const charges = lines.filter((line) => line.isDeliveryCharge)
  if (charges.length === 0) return
  const isOrderOpen = listAttempts(context, caller.user).some(
    (attempt) => attempt.cartId === cartId && attempt.state === 'committing',
  )
  if (isOrderOpen) throw refusal('sessionID', 'An order of this cart may have been placed')
  for (const { id, productId } of charges) {
    await cart.deleteLine(caller, { cartId, lineId: id, productId }, options)
  }
}

/**
 * The back end turned the cart into the list: goes on with a copy. Not for `signal` to break off: halfway, cart and
 * list would be one.
 */
async function leaveToList(context: FluidContext, caller: Caller, listId: string) {
  const cart = presentCart(context)
  await cart.replaceFilled(caller, listId, (to) => cart.copyLines(caller, { from: listId, to }))
  forgetChargeProducts(context.storage, listId)
}

function refusal(field: string, msg: string): FluidFieldError {
  return new FluidFieldError([{ field, msg }], OPERATION)
}
