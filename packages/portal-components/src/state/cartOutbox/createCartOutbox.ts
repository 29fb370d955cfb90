import { isFluidError } from '@trade-portal/fluid-sdk'
import type { Cart, CartLine } from '@trade-portal/fluid-sdk'
import type { CartOutbox, CartOutboxOptions, Intent, LineProblem, OutboxView } from './cartOutbox'
import { createIntentStore } from './intentStore'
import { sendIntent } from './sendIntent'

const QUIET_TIME = 300
const UNDO_TIME = 7_000
/** How long a quantity is left to the page on which it was chosen; after that the page is gone, or asleep. */
const OWN_TIME = 2_000
const LIFETIME = 24 * 60 * 60_000
const RETRY_FIRST = 5_000
const RETRY_LONGEST = 60_000

/**
 * Makes the outbox of a cart: each line keeps its latest wanted quantity until the merchant has it.
 *
 * Calls go one at a time, in this tab and among all tabs. Before a round the cart is read: what is there already is not
 * sent, and what somebody else changed meanwhile is not overwritten. A refusal takes back its own line alone; no answer
 * takes back nothing, and the round is tried again.
 */
export function createCartOutbox(options: CartOutboxOptions): CartOutbox {
  const { merchant, user, isOpen, now } = options
  const store = createIntentStore(options.storage, user)
  const lockName = `trade:outbox:${merchant}:${user}`
  const listeners = new Set<() => void>()
  /** Removals whose Undo is on this page, with what was wanted of the line before. */
  const held = new Map<number, Intent | undefined>()
  /** When each line was last changed on this page. */
  const own = new Map<number, number>()
  let view: OutboxView = { intents: store.read(), additions: [], problems: new Map(), isStalled: false }
  let lane: Promise<unknown> = Promise.resolve()
  let stopTimer = () => {}
  let failures = 0
  let lastAddition = 0

  function show(change: Partial<OutboxView>) {
    view = { ...view, ...change }
    for (const listener of listeners) listener()
  }

  function put(intent: Intent) {
    const { lineId } = intent
    store.put(intent)
    show({ intents: new Map(view.intents).set(lineId, intent), problems: without(view.problems, lineId) })
  }

  function drop(intent: Intent, problem?: LineProblem) {
    const { lineId, name } = intent
    store.remove(intent)
    held.delete(lineId)
    const problems = problem ? new Map(view.problems).set(lineId, problem) : view.problems
    show({ intents: without(view.intents, lineId), problems })
    if (problem) options.onEvent({ type: 'dropped', lineId, name, problem })
  }

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = lane.then(() => options.withLock(lockName, work))
    lane = turn.catch(() => undefined)
    return turn
  }

  function dueAt(intent: Intent) {
    const isOwn = own.get(intent.lineId) === intent.at
    if (intent.kind === 'quantity') return intent.at + (isOwn ? QUIET_TIME : OWN_TIME)
    return held.has(intent.lineId) ? Infinity : intent.dueAt
  }

  function plan() {
    stopTimer()
    const due = Math.min(...[...view.intents.values()].map(dueAt))
    if (due === Infinity || !isOpen()) return
    const retry = failures === 0 ? 0 : Math.min(RETRY_FIRST * 2 ** (failures - 1), RETRY_LONGEST)
    const wait = Math.max(due - now(), retry, 0)
    stopTimer = options.later(() => void round((intent) => dueAt(intent) <= now()), wait)
  }

  const round = (isDue: (intent: Intent) => boolean) => inTurn(() => send(isDue)).then(plan)

  /** Sends what is due. @returns what stopped it, if anything did. */
  async function send(isDue: (intent: Intent) => boolean): Promise<{ error: unknown } | null> {
    if (!isOpen()) return null
    show({ intents: store.read() })
    for (const intent of view.intents.values()) {
      if (now() - intent.at > LIFETIME) drop(intent, { reason: 'expired' })
    }
    const due = [...view.intents.values()].filter(isDue)
    if (due.length === 0) return null
    try {
      const cart = await options.readCart()
      for (const { lineId } of due) {
        const intent = view.intents.get(lineId)
        if (intent && isOpen()) await settle(cart, intent)
      }
    } catch (error) {
      failures += 1
      show({ isStalled: true })
      return { error }
    }
    failures = 0
    if (view.isStalled) show({ isStalled: false })
    options.onRoundEnd()
    return null
  }

  async function settle(cart: Cart, intent: Intent) {
    const latest = () => view.intents.get(intent.lineId)
    const isLatest = () => latest()?.at === intent.at
    try {
      if (intent.kind === 'quantity') put({ ...intent, sent: intent.quantity })
      const result = await sendIntent(options, cart, intent)
      if (result === 'conflict') return drop(intent, { reason: 'changedElsewhere' })
      if (result === 'sent') {
        options.onSent(intent)
        if (intent.kind === 'removal')
          options.onEvent({ type: 'removed', lineId: intent.lineId, name: intent.name })
      }
      const newer = latest()
      if (!newer || isLatest()) drop(intent)
      else if (intent.kind === 'quantity') put({ ...newer, base: intent.quantity, sent: null })
    } catch (error) {
      if (isUnanswered(error)) throw error
      const newer = latest()
      // What was refused may not be what the customer wants any more.
      if (!newer || isLatest()) drop(intent, { reason: 'refused', error })
      else put({ ...newer, sent: null })
    }
  }

  function write<T>(productId: string, call: () => Promise<T>): Promise<T> {
    return inTurn(async () => {
      const stop = await send((intent) => intent.productId === productId)
      // Sent later, an older wish would undo what this call does.
      if (stop) throw stop.error
      return call()
    })
  }

  /** Later than the change before, even within a millisecond, so that two changes can be told apart. */
  function stamp(lineId: number) {
    const at = Math.max(now(), (view.intents.get(lineId)?.at ?? 0) + 1)
    own.set(lineId, at)
    return at
  }

  /** Another tab has seen to these: shown as they were wanted until the cart has been read, for none to jump back. */
  async function leaveToOther(gone: readonly Intent[]) {
    for (const { lineId, name } of gone) {
      if (held.delete(lineId)) options.onEvent({ type: 'removed', lineId, name })
    }
    await options.readCart().catch(() => undefined)
    show({ intents: store.read() })
    plan()
  }

  return {
    getView: () => view,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    changeQuantity(cartId, line, quantity) {
      const known = view.intents.get(line.id)
      const { base, sent } = known?.cartId === cartId ? known : { base: line.quantity, sent: null }
      put({ ...described(cartId, line), kind: 'quantity', base, sent, quantity, at: stamp(line.id) })
      plan()
    },
    remove(cartId, line) {
      const at = stamp(line.id)
      held.set(line.id, view.intents.get(line.id))
      const dueAt = at + UNDO_TIME
      put({ ...described(cartId, line), kind: 'removal', base: line.quantity, sent: null, at, dueAt })
      plan()
    },
    undoRemoval(lineId) {
      const intent = view.intents.get(lineId)
      if (intent?.kind !== 'removal') return false
      const before = held.get(lineId)
      drop(intent)
      if (before) put({ ...before, at: stamp(lineId) })
      plan()
      return true
    },
    async commitRemovals(lineIds = [...held.keys()]) {
      for (const lineId of lineIds) held.delete(lineId)
      if (lineIds.length === 0) return
      await round((intent) => intent.kind === 'removal' && lineIds.includes(intent.lineId))
    },
    write,
    add(addition, call) {
      const id = --lastAddition
      show({ additions: [...view.additions, { ...addition, id }] })
      const hide = () => show({ additions: view.additions.filter((each) => each.id !== id) })
      const answer = write(addition.product.id, call)
      // It stays counted until the cart that holds it has been read, or the count would go down and up again.
      void answer.then(() => inTurn(options.readCart)).then(hide, hide)
      return answer
    },
    async flush() {
      held.clear()
      await round(() => true)
      return view.intents.size
    },
    resume() {
      failures = 0
      const stored = store.read()
      const gone = [...view.intents.values()].filter(({ lineId }) => !stored.has(lineId))
      if (gone.length > 0 && isOpen()) return void leaveToOther(gone)
      show({ intents: stored })
      plan()
    },
    pause: () => stopTimer(),
  }
}

const described = (cartId: string, { id, productId, name, unit }: CartLine) => ({
  lineId: id,
  cartId,
  productId,
  name,
  unit,
})

function without<T>(map: ReadonlyMap<number, T>, key: number): ReadonlyMap<number, T> {
  const rest = new Map(map)
  rest.delete(key)
  return rest
}

const UNANSWERED = ['FluidTransportError', 'FluidSessionExpiredError', 'FluidSessionChangedError']

/** Nobody judged the call; a refusal is a judgement. */
const isUnanswered = (error: unknown) => isFluidError(error) && UNANSWERED.includes(error.name)
