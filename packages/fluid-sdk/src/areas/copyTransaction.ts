import type { Caller, FluidContext } from '../calls/context'
import { rows, text } from '../calls/decode'
import { callUnlessNone } from '../calls/wireCalls'
import type { CopyOptions } from '../calls/wireCalls'
import { isLostAnswer } from '../errors'
import { quoteDelivery } from './deliveryQuote'
import { chargesOf } from './takeOutCharges'
import { readTransaction } from './transactionDetail'
import type { TransactionDetail } from './transactionDetail'
import { ID_FIELDS, toWireKey } from './transactionSummary'
import type { TransactionId } from './transactionSummary'

/** How long a copy waits for the product of its delivery charge. */
const TIMEOUT_MS = 4_000

/**
 * Copies a transaction's goods into a cart. By the end the device recognises a delivery charge copied with them; when
 * its product could not be found in time, `onUnknownCharge` is called.
 *
 * Wire: `copyTranToCart`, and in parallel the calls of `learnCharges`.
 */
export async function copyTransaction(
  context: FluidContext,
  transaction: TransactionId & ReadDelivery,
  { caller, cartId }: { caller: Caller; cartId: string },
  { onUnknownCharge, ...options }: CopyOptions,
): Promise<void> {
  const payload = {
    ...toWireKey(transaction, 'copyTranToCart'),
    deviceID: context.configuration.deviceId,
    customerID: caller.user.customerId,
    sessionID: cartId,
  }
  const isOver = new AbortController()
  const { signal } = isOver
  const giveUp = () => isOver.abort()
  context.wait(TIMEOUT_MS, signal).then(giveUp, giveUp)
  const learned = learnCharges(context, transaction, { caller, signal }).catch(() => false)
  const tell = async () => {
    if (!(await learned)) onUnknownCharge?.()
  }
  try {
    await context.write('copyTranToCart', payload, { ...options, caller, fields: ID_FIELDS })
    await tell()
  } catch (error) {
    // After a lost answer the goods may be in the cart; after a refusal they are not.
    if (isLostAnswer(error)) await tell()
    throw error
  } finally {
    isOver.abort()
  }
}

/** The known parts of a transaction, which save reading it for its delivery. */
export type ReadDelivery = Partial<Pick<TransactionDetail, 'address' | 'lines'>>

/**
 * Finds the product that a transaction's delivery would be charged with today, on a device that has not priced such a
 * delivery: a back end may copy the charge with the goods, and only `getDeliveryCharge` names it. Makes no call when
 * one of the lines is a known charge, or none can be one.
 *
 * @returns false when one of the lines may be a charge that this device still does not recognise.
 */
async function learnCharges(
  context: FluidContext,
  { address, lines, ...id }: TransactionId & ReadDelivery,
  options: { caller: Caller; signal: AbortSignal },
): Promise<boolean> {
  const delivery = address && lines ? { address, lines } : await readTransaction(context, id, options)
  const isKnown = () => chargesOf(context, delivery.lines).length > 0
  const mayHaveCharge = delivery.lines.some(({ quantity }) => Math.abs(quantity) === 1)
  if (!mayHaveCharge || delivery.address.length === 0 || isKnown()) return true
  const site = siteOf(delivery.address)
  if (!site) return false
  const { companyId } = context.configuration
  const answer = await callUnlessNone(context, 'getVehicleTypes', { companyID: companyId }, options)
  const vehicles = rows(answer?.VehicleTypes).map((row) => text(row.vehicleTypeID))
  const quotes = await Promise.allSettled(
    (vehicles.length > 0 ? vehicles : ['']).map((vehicleTypeId) =>
      quoteDelivery(context, { ...site, vehicleTypeId }, options),
    ),
  )
  if (isKnown()) return true
  // A vehicle that no branch offers for the address cannot have been the delivery's.
  const found = quotes.filter((quote) => quote.status === 'rejected' || quote.value !== null)
  return found.length > 0 && found.every(({ status }) => status === 'fulfilled')
}

/** Splits a transaction's address into street, suburb, and state with zip code; `null` for any other form. */
function siteOf(lines: TransactionDetail['address']) {
  const [stateId, suburb, address, ...others] = lines.toReversed()
  if (stateId === undefined || suburb === undefined || others.length > 0) return null
  return { address: address ?? '', suburb, stateId, zipCode: '' }
}
