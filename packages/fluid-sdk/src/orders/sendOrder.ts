import type { FluidContext } from '../calls/context'
import { text } from '../calls/decode'
import {
  FluidApiError,
  FluidError,
  FluidFieldError,
  FluidNoPriceBookError,
  FluidNoProductDataError,
  FluidNoRecordsError,
  isFluidError,
} from '../errors'
import { confirmAttempt, storeOpenAttempt, readAttempt } from '../areas/orderAttempt'
import type { OrderAttempt } from '../areas/orderAttempt'
import type { ReadyOrder } from './readyOrder'

const OPERATION = 'processComplete'
/** Refusals with a special meaning for a read. For an order, they are the reason why it was refused. */
const NOTHING_THERE = [FluidNoRecordsError, FluidNoProductDataError, FluidNoPriceBookError]

/**
 * Sends an order, once: steps 3 to 5 of the order protocol. It is never aborted and never repeated.
 *
 * Wire: `processComplete`. The attempt is written before the call and again when it ends, so that an order stays
 * known whenever the page closes.
 *
 * @returns the attempt as the call left it: `confirmed`, or with its `end`. Never rejects.
 */
export async function sendOrder(
  context: FluidContext,
  { attempt, payload, caller }: Omit<ReadyOrder, 'status'>,
): Promise<OrderAttempt> {
  const { storage, orderCredentials } = context
  storeOpenAttempt(storage, attempt)
  try {
    // An order stays placed when its session ends meanwhile.
    const answer = await context.call(OPERATION, payload, {
      caller,
      returnsAnswerAfterSession: true,
      credentials: orderCredentials,
    })
    const number = transactionNumber(answer?.quoteNumber)
    // Without a record, the order was found and reported meanwhile; a new record would report it again.
    if (!readAttempt(storage, attempt.id)) return { ...attempt, state: 'confirmed', number }
    return confirmAttempt(context, attempt, number)
  } catch (cause) {
    const current = readAttempt(storage, attempt.id)
    // It was found meanwhile, or the customer has identified it.
    if (current?.state === 'confirmed') return current
    const error = toFluidError(cause, OPERATION)
    const ended: OrderAttempt = { ...(current ?? attempt), end: endOf(error) }
    if (current) storeOpenAttempt(storage, ended)
    return ended
  }
}

/** Returns the merchant's message when it refused; after any other error the order may have been placed. */
function endOf(error: FluidError): NonNullable<OrderAttempt['end']> {
  if (error instanceof FluidFieldError) return { isRefusal: true, message: error.errors[0]?.msg ?? '' }
  if (error instanceof FluidApiError) return { isRefusal: true, message: '' }
  const isRefusal = NOTHING_THERE.some((Refusal) => error instanceof Refusal)
  return { isRefusal, message: isRefusal ? error.message : '' }
}

/** Wraps a caught value in one of our errors. */
export function toFluidError(cause: unknown, operation: string): FluidError {
  return isFluidError(cause) ? cause : new FluidError('Something went wrong.', operation, { cause })
}

function transactionNumber(quoteNumber: unknown): string {
  const number = text(quoteNumber).trim()
  if (!number || number === '0') throw new FluidError('The answer holds no number', OPERATION)
  return number
}
