import { callUnlessNone } from '../calls/callUnlessNone'
import type { Caller, FluidContext } from '../calls/context'
import { rows, text } from '../calls/decode'
import { chargeProducts, noteChargeProduct } from './chargeProducts'
import { quoteDelivery } from './deliveryQuote'
import { readTransaction } from './transactionDetail'
import type { TransactionDetail } from './transactionDetail'
import type { TransactionId } from './transactionId'

/** A copy waits no longer for what these reads tell. */
const PATIENCE_MS = 4_000

/** Parts of a transaction that are known already, so that it need not be read for its delivery. */
export type ReadDelivery = Partial<Pick<TransactionDetail, 'address' | 'lines'>>

/**
 * Learns which product a transaction's delivery would be charged with today, on a device that has priced none such: a
 * back end may copy the charge with the goods, and only `getDeliveryCharge` names it. Asks nothing where one of the
 * lines is known to be a charge, or none can be one. Never rejects: without an answer the line counts as goods.
 */
export async function learnCharges(
  context: FluidContext,
  input: TransactionId & ReadDelivery,
  caller: Caller,
): Promise<void> {
  const enough = new AbortController()
  const learning = askForCharges(context, input, { caller, signal: enough.signal }).catch(() => undefined)
  await Promise.race([learning, context.wait(PATIENCE_MS, enough.signal)])
  enough.abort()
}

async function askForCharges(
  context: FluidContext,
  { address, lines, ...id }: TransactionId & ReadDelivery,
  options: { caller: Caller; signal: AbortSignal },
) {
  const delivery = address && lines ? { address, lines } : await readTransaction(context, id, options)
  const known = chargeProducts(context.storage)
  const mayHaveCharge = delivery.lines.some(({ quantity }) => Math.abs(quantity) === 1)
  if (!mayHaveCharge || delivery.lines.some(({ productId }) => known.includes(productId))) return
  const place = placeOf(delivery.address)
  if (!place) return
  const { companyId } = context.configuration
  const answer = await callUnlessNone(context, 'getVehicleTypes', { companyID: companyId }, options)
  const vehicles = rows(answer?.VehicleTypes).map((row) => text(row.vehicleTypeID))
  const asking = { ...context, readCaller: () => Promise.resolve(options.caller) }
  await Promise.allSettled(
    (vehicles.length > 0 ? vehicles : ['']).map(async (vehicleTypeId) => {
      const quote = await quoteDelivery(asking, { ...place, vehicleTypeId }, options)
      if (quote?.charge) noteChargeProduct(context.storage, quote.charge.productId)
    }),
  )
}

/** A transaction's address: street, suburb, and state with zip code. One that is not written so is not looked for. */
function placeOf(lines: TransactionDetail['address']) {
  const [stateId, suburb, address, ...others] = lines.toReversed()
  if (stateId === undefined || suburb === undefined || others.length > 0) return null
  return { address: address ?? '', suburb, stateId, zipCode: '' }
}
