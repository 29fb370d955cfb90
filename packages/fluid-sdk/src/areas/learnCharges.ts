import { callUnlessNone } from '../calls/callUnlessNone'
import type { Caller, FluidContext } from '../calls/context'
import { rows, text } from '../calls/decode'
import { quoteDelivery } from './deliveryQuote'
import { chargesOf } from './takeOutCharges'
import { readTransaction } from './transactionDetail'
import type { TransactionDetail } from './transactionDetail'
import type { TransactionId } from './transactionId'

/** Parts of a transaction that are known already, so that it need not be read for its delivery. */
export type ReadDelivery = Partial<Pick<TransactionDetail, 'address' | 'lines'>>

/**
 * Learns which product a transaction's delivery would be charged with today, on a device that has priced none such: a
 * back end may copy the charge with the goods, and only `getDeliveryCharge` names it. Asks nothing where one of the
 * lines is known to be a charge, or none can be one.
 *
 * @returns false where one of the lines may be a charge that this device still does not know.
 */
export async function learnCharges(
  context: FluidContext,
  { address, lines, ...id }: TransactionId & ReadDelivery,
  options: { caller: Caller; signal: AbortSignal },
): Promise<boolean> {
  const delivery = address && lines ? { address, lines } : await readTransaction(context, id, options)
  const isKnown = () => chargesOf(context, delivery.lines).length > 0
  const mayHaveCharge = delivery.lines.some(({ quantity }) => Math.abs(quantity) === 1)
  if (!mayHaveCharge || delivery.address.length === 0 || isKnown()) return true
  const place = placeOf(delivery.address)
  if (!place) return false
  const { companyId } = context.configuration
  const answer = await callUnlessNone(context, 'getVehicleTypes', { companyID: companyId }, options)
  const vehicles = rows(answer?.VehicleTypes).map((row) => text(row.vehicleTypeID))
  const quotes = await Promise.allSettled(
    (vehicles.length > 0 ? vehicles : ['']).map((vehicleTypeId) =>
      quoteDelivery(context, { ...place, vehicleTypeId }, options),
    ),
  )
  if (isKnown()) return true
  // A vehicle that no branch has for the address is none that it comes with.
  const found = quotes.filter((quote) => quote.status === 'rejected' || quote.value !== null)
  return found.length > 0 && found.every(({ status }) => status === 'fulfilled')
}

/** A transaction's address: street, suburb, and state with zip code. One that is not written so is not looked for. */
function placeOf(lines: TransactionDetail['address']) {
  const [stateId, suburb, address, ...others] = lines.toReversed()
  if (stateId === undefined || suburb === undefined || others.length > 0) return null
  return { address: address ?? '', suburb, stateId, zipCode: '' }
}
