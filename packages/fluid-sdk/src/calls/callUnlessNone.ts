import { FluidNoProductDataError, FluidNoRecordsError } from '../errors'
import type { WireOperations } from '../wire/operations'
import type { WireAnswer, WireCallOptions, WireCalls } from './wireCalls'

/** Sends one operation, and returns `null` when the merchant has no such record. */
export async function callUnlessNone<K extends keyof WireOperations>(
  calls: Pick<WireCalls, 'call'>,
  operation: K,
  payload: WireOperations[K]['payload'],
  options?: WireCallOptions,
): Promise<WireAnswer<K> | null> {
  try {
    return await calls.call(operation, payload, options)
  } catch (error) {
    if (error instanceof FluidNoRecordsError || error instanceof FluidNoProductDataError) return null
    throw error
  }
}
