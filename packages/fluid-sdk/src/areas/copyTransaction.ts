import type { CopyOptions } from '../calls/callOptions'
import type { Caller, FluidContext } from '../calls/context'
import { isLostAnswer } from '../errors'
import { learnCharges } from './learnCharges'
import type { ReadDelivery } from './learnCharges'
import { ID_FIELDS, toWireKey } from './transactionId'
import type { TransactionId } from './transactionId'

/** How long a copy waits for the product of its delivery charge. */
const PATIENCE_MS = 4_000

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
  context.wait(PATIENCE_MS, signal).then(giveUp, giveUp)
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
