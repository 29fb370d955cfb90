import type { FluidContext } from '../calls/context'
import { isSessionGone } from '../errors'
import { unpriceCart } from './deliveryChain'
import { lookForOrder } from './lookForOrder'
import type { OrderLook } from './lookForOrder'
import {
  confirmAttempt,
  forgetAttempt,
  storeOpenAttempt,
  readAttempt,
  transactionKey,
} from '../areas/orderAttempt'
import type { OrderAttempt } from '../areas/orderAttempt'
import type { ConfirmedOutcome, OrderOutcome, OrderPhase, QuestionOutcome } from './ordersArea'
import type { OrderAreas } from './readyOrder'

/** When the order is looked for after its answer was lost, in milliseconds from the first look. */
const LOOKS = [0, 2_000, 5_000, 10_000, 20_000, 30_000]
/** The least pause between a first look that finds the cart intact and the next. After a refusal two are enough. */
const APART = 2_000
/** After this wait for an answer the customer is notified, and the order is looked for in parallel. */
const PATIENCE = 20_000
/** Pauses between the looks during an open request; the last one repeats. */
const PAUSES = [0, 5_000, 10_000, 20_000, 30_000]
/** A look that takes longer may never end; a slow line loads a long history in less. */
const LOOK_PATIENCE = 60_000

export interface Reconciliation {
  context: FluidContext
  areas: Pick<OrderAreas, 'transactions'>
  tell: (phase: OrderPhase) => void
}

/**
 * Finds the outcome of an order whose request may still be open: steps 5 to 7 of the order protocol.
 *
 * @param request the attempt as the call leaves it; absent when the page that sent it is gone.
 */
export async function followOrder(
  work: Reconciliation,
  attempt: OrderAttempt,
  request?: Promise<OrderAttempt>,
): Promise<OrderOutcome> {
  if (!request) return reconcile(work, attempt)
  const followed = (await within(work, request, PATIENCE)) ?? (await lookBeside(work, attempt, request))
  if ('status' in followed) return followed
  if (followed.state === 'confirmed') return confirmedOutcome(followed)
  return reconcile(work, followed)
}

/** Looks for the order while its request is open, which never ends as 'not placed'. */
async function lookBeside(
  work: Reconciliation,
  attempt: OrderAttempt,
  request: Promise<OrderAttempt>,
): Promise<OrderAttempt | OrderOutcome> {
  work.tell('stillWaiting')
  for (let turn = 0; ; turn += 1) {
    const answered = await within(work, request, PAUSES[Math.min(turn, PAUSES.length - 1)] ?? 0)
    if (answered) return answered
    const looking = tryToLook(work, attempt)
    const isLookedAt = looking.then(() => null)
    // The request's own answer is better than a look's, and a hanging look does not delay it.
    const meanwhile = (await Promise.race([request, isLookedAt])) ?? (await within(work, request, 0))
    if (meanwhile) return meanwhile
    const look = await looking
    const found = isFound(look) ? foundOutcome(work.context, attempt, look) : null
    if (found) return found
  }
}

/** Looks until transactions and cart together show the outcome of an order whose request has ended. */
async function reconcile(work: Reconciliation, attempt: OrderAttempt): Promise<OrderOutcome> {
  const { wait } = work.context
  work.tell('lookingForIt')
  const isOver = new AbortController()
  // All waits begin together, so that setting the clock meanwhile neither delays nor hurries the looks.
  const moments = LOOKS.map((at) => wait(at, isOver.signal))
  let look: Sight = null
  let wasIntact = false
  try {
    for (const moment of moments) {
      await moment
      look = await tryToLook(work, attempt)
      const found = isFound(look) ? foundOutcome(work.context, attempt, look) : null
      if (found) return found
      // A later look may succeed, after another sign-in or on a better line.
      if (look === 'nobody' || look === 'noAnswer') break
      if (!isSight(look) || look.found !== 'none' || !look.isCartIntact) continue
      const isLast = moment === moments.at(-1)
      if (wasIntact && (attempt.end?.isRefusal || isLast)) return await notPlaced(work, attempt)
      if (!wasIntact) await wait(APART)
      wasIntact = true
    }
  } finally {
    isOver.abort()
  }
  const { id, kind } = attempt
  const isClosed = isSight(look) && look.found === 'none' && !look.isCartIntact
  return { status: 'unresolved', id, kind, reason: isClosed ? 'cartClosed' : 'unreadable' }
}

/** Looks once. @returns `null` when the order did not appear, or the look was inconclusive. */
export async function lookOnce(work: Reconciliation, attempt: OrderAttempt): Promise<OrderOutcome | null> {
  const look = await tryToLook(work, attempt)
  return isFound(look) ? foundOutcome(work.context, attempt, look) : null
}

/** Returns the request's own answer, or `null` if it does not arrive in time. */
async function within<T>({ context }: Reconciliation, request: Promise<T>, ms: number): Promise<T | null> {
  const enough = new AbortController()
  try {
    return await Promise.race([request, context.wait(ms, enough.signal).then(() => null)])
  } finally {
    enough.abort()
  }
}

/** Aborts and abandons work that takes too long. */
async function atMost<T>(
  work: Reconciliation,
  ms: number,
  task: (signal: AbortSignal) => Promise<T>,
): Promise<T | null> {
  const enough = new AbortController()
  try {
    return await within(work, task(enough.signal), ms)
  } finally {
    enough.abort()
  }
}

/** Reads the current attempt: another attempt confirmed meanwhile has excluded its own order from this one. */
function asItStands({ storage }: Pick<FluidContext, 'storage'>, attempt: OrderAttempt): OrderAttempt {
  return readAttempt(storage, attempt.id) ?? attempt
}

/** A failed look is inconclusive, and a later one may succeed; `nobody` while the customer is signed out. */
type Sight = OrderLook | 'nobody' | 'noAnswer' | null
type Found = Exclude<OrderLook, { found: 'none' }>

async function tryToLook(work: Reconciliation, attempt: OrderAttempt): Promise<Sight> {
  const { context, areas } = work
  try {
    const look = await atMost(work, LOOK_PATIENCE, (signal) =>
      lookForOrder(context, areas, asItStands(context, attempt), { signal }),
    )
    return look ?? 'noAnswer'
  } catch (error) {
    return isSessionGone(error) ? 'nobody' : null
  }
}

function isSight(look: Sight): look is OrderLook {
  return typeof look === 'object' && look !== null
}

function isFound(look: Sight): look is Found {
  return isSight(look) && look.found !== 'none'
}

/**
 * Confirms an attempt whose order was found, or asks the customer about similar orders.
 *
 * @returns `null` when another attempt has claimed that order since it was read.
 */
export function foundOutcome(
  context: FluidContext,
  attempt: OrderAttempt,
  look: Found,
): ConfirmedOutcome | QuestionOutcome | null {
  const current = asItStands(context, attempt)
  if (current.state === 'confirmed') return confirmedOutcome(current)
  const { id, kind, knownTransactions } = current
  if (look.found !== 'one') return { status: look.found, id, kind, transactions: look.transactions }
  if (knownTransactions.includes(transactionKey(look.transaction))) return null
  return confirmedOutcome(confirmAttempt(context, current, String(look.transaction.number)))
}

/** Returns the number and the total of a confirmed attempt. */
export function confirmedOutcome({ id, kind, number, amount }: OrderAttempt): ConfirmedOutcome {
  return { status: 'confirmed', id, kind, number: number ?? '', total: amount }
}

/** Ends the record, or lets it lapse, and removes the delivery's charge from the customer's cart. */
async function notPlaced(work: Reconciliation, attempt: OrderAttempt): Promise<OrderOutcome> {
  const { context } = work
  const { id, kind, cartId, end } = attempt
  if (end?.isRefusal) forgetAttempt(context.storage, id)
  else storeOpenAttempt(context.storage, { ...asItStands(context, attempt), state: 'lapsed' })
  await atMost(work, PATIENCE, (signal) => unpriceCart(context, cartId, { signal }))
  return { status: 'notPlaced', id, kind, refusal: end?.isRefusal ? end.message : null }
}
