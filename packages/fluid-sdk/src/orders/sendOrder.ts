import { forgetCart } from '../areas/keptCart'
import type { Caller, FluidContext } from '../context'
import { text } from '../decode'
import { FluidApiError, FluidError, FluidFieldError, isFluidError } from '../errors'
import { forgetChargeProducts } from './deliveryCharge'
import { keepConfirmedAttempt, keepOpenAttempt } from './orderAttempt'
import type { OrderOutcome, OrderPhase } from './placeOrder'
import type { ReadyOrder } from './readyOrder'

const OPERATION = 'processComplete'
/** An answer later than this is waited for with a word. */
const STILL_WAITING_MS = 20_000

/**
 * Sends an order, once: steps 3 to 5 of the order protocol. Nothing aborts it and nothing repeats it.
 *
 * Wire: `processComplete`. The attempt is written before the call and again before the outcome is told, so that no
 * moment at which the page may go leaves an order unknown.
 */
export async function sendOrder(
  context: FluidContext,
  { attempt, payload }: Omit<ReadyOrder, 'status'>,
  { caller, tell }: { caller: Caller; tell: (phase: OrderPhase) => void },
): Promise<OrderOutcome> {
  const { storage, now, orderCredentials } = context
  keepOpenAttempt(storage, attempt)
  tell('sending')
  const patience = setTimeout(() => tell('stillWaiting'), STILL_WAITING_MS)
  try {
    // An order stays placed when its session ends meanwhile.
    const answer = await context.call(OPERATION, payload, {
      caller,
      isAnswerKept: true,
      credentials: orderCredentials,
    })
    const number = transactionNumber(answer?.quoteNumber)
    keepConfirmedAttempt(storage, attempt, number)
    forgetChargeProducts(storage, attempt.cartId)
    // The cart is closed: whoever reads the cart next, after a reload too, gets a new one.
    forgetCart(context, caller, attempt.cartId)
    return { status: 'confirmed', kind: attempt.kind, number }
  } catch (cause) {
    const error = toFluidError(cause, OPERATION)
    const isRefusal = error instanceof FluidFieldError || error instanceof FluidApiError
    keepOpenAttempt(storage, { ...attempt, end: { at: now(), isRefusal, message: error.message } })
    return { status: 'unconfirmed', error }
  } finally {
    clearTimeout(patience)
  }
}

/** The caught value as an error of ours. */
export function toFluidError(cause: unknown, operation: string): FluidError {
  return isFluidError(cause) ? cause : new FluidError('Something went wrong.', operation, { cause })
}

function transactionNumber(quoteNumber: unknown): string {
  const number = text(quoteNumber).trim()
  if (!number || number === '0') throw new FluidError('The answer holds no number', OPERATION)
  return number
}
