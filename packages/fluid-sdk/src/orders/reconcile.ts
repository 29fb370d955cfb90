import type { FluidContext } from '../calls/context'
import { isSessionGone } from '../errors'
import { unpriceCart } from './deliveryChain'
import { lookForOrder } from './lookForOrder'
import type { OrderLook } from './lookForOrder'
import {
  confirmAttempt,
  forgetAttempt,
  keepOpenAttempt,
  readAttempt,
  transactionKey,
} from '../areas/orderAttempt'
import type { OrderAttempt } from '../areas/orderAttempt'
import type { ConfirmedOutcome, OrderOutcome, OrderPhase, QuestionOutcome } from './ordersArea'
import type { OrderAreas } from './readyOrder'

/** When the order is looked for after its answer was lost, in milliseconds from the first look. */
const LOOKS = [0, 2_000, 5_000, 10_000, 20_000, 30_000]
/** The least between the first look that finds the cart intact and the next one. After a refusal these two are enough. */
const APART = 2_000
/** An answer later than this is waited for with a word, and the order is looked for beside it. */
const PATIENCE = 20_000
/** Pauses between the looks beside an open request; the last one goes on. */
const PAUSES = [0, 5_000, 10_000, 20_000, 30_000]
/** A look that takes longer may never end; a slow line carries a long history in less. */
const LOOK_PATIENCE = 60_000

export interface Reconciliation {
  context: FluidContext
  areas: Pick<OrderAreas, 'transactions'>
  tell: (phase: OrderPhase) => void
}

/**
 * Finds out what became of an order whose request may still be open: steps 5 to 7 of the order protocol.
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
    // The request's own answer is better than a look's, and a look that hangs does not hold it back.
    const meanwhile = (await Promise.race([request, isLookedAt])) ?? (await within(work, request, 0))
    if (meanwhile) return meanwhile
    const look = await looking
    const found = isFound(look) ? foundOutcome(work.context, attempt, look) : null
    if (found) return found
  }
}

/** Looks until transactions and cart together tell what became of an order whose request has ended. */
async function reconcile(work: Reconciliation, attempt: OrderAttempt): Promise<OrderOutcome> {
  const { wait } = work.context
  work.tell('lookingForIt')
  const isOver = new AbortController()
  // All waits begin together: a clock that is set meanwhile neither holds the looks back nor hurries them.
  const moments = LOOKS.map((at) => wait(at, isOver.signal))
  let look: Sight = null
  let wasIntact = false
  try {
    for (const moment of moments) {
      await moment
      look = await tryToLook(work, attempt)
      const found = isFound(look) ? foundOutcome(work.context, attempt, look) : null
      if (found) return found
      // The next to sign in, or to have a better line, may look again.
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

/** Looks once. @returns `null` when the order did not appear, or nothing can tell. */
export async function lookOnce(work: Reconciliation, attempt: OrderAttempt): Promise<OrderOutcome | null> {
  const look = await tryToLook(work, attempt)
  return isFound(look) ? foundOutcome(work.context, attempt, look) : null
}

/** Gives the request's own answer, or `null` if it does not come in time. */
async function within<T>({ context }: Reconciliation, request: Promise<T>, ms: number): Promise<T | null> {
  const enough = new AbortController()
  try {
    return await Promise.race([request, context.wait(ms, enough.signal).then(() => null)])
  } finally {
    enough.abort()
  }
}

/** Does work that is given up, and aborted, when it takes too long. */
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

/** Reads the attempt anew: another that was confirmed meanwhile has taken its order out of what this one looks for. */
function asItStands({ storage }: Pick<FluidContext, 'storage'>, attempt: OrderAttempt): OrderAttempt {
  return readAttempt(storage, attempt.id) ?? attempt
}

/** A look that failed tells nothing, and a later one may see; `nobody` is there to look while the customer is away. */
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
 * Confirms an attempt whose order was found, or asks the customer about what looks like it.
 *
 * @returns `null` when another attempt has taken that order for its own since it was read.
 */
export function foundOutcome(
  context: FluidContext,
  attempt: OrderAttempt,
  look: Found,
): ConfirmedOutcome | QuestionOutcome | null {
  const present = asItStands(context, attempt)
  if (present.state === 'confirmed') return confirmedOutcome(present)
  const { id, kind, knownTransactions } = present
  if (look.found !== 'one') return { status: look.found, id, kind, transactions: look.transactions }
  if (knownTransactions.includes(transactionKey(look.transaction))) return null
  return confirmedOutcome(confirmAttempt(context, present, String(look.transaction.number)))
}

/** Tells the number that an attempt was confirmed with, and what was ordered comes to. */
export function confirmedOutcome({ id, kind, number, amount }: OrderAttempt): ConfirmedOutcome {
  return { status: 'confirmed', id, kind, number: number ?? '', total: amount }
}

/** Ends the record, or lets it lapse, and takes the delivery's charge out of the cart that the customer keeps. */
async function notPlaced(work: Reconciliation, attempt: OrderAttempt): Promise<OrderOutcome> {
  const { context } = work
  const { id, kind, cartId, end } = attempt
  if (end?.isRefusal) forgetAttempt(context.storage, id)
  else keepOpenAttempt(context.storage, { ...asItStands(context, attempt), state: 'lapsed' })
  await atMost(work, PATIENCE, (signal) => unpriceCart(context, cartId, { signal }))
  return { status: 'notPlaced', id, kind, refusal: end?.isRefusal ? end.message : null }
}
