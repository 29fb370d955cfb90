import { isFluidTransportError, isSessionGone } from '@trade-portal/fluid-sdk'
import type { Cart } from '@trade-portal/fluid-sdk'
import type { CartOutbox, CartOutboxOptions, Intent, LineProblem, OutboxView } from './cartOutbox'
import { UNDO_TIME } from './cartOutbox'
import { holdAdditions } from './holdAdditions'
import { holdRemovals } from './holdRemovals'
import { asItWas, described, dueTime, firstView, isGone, judgeIntent, timeAfter, without } from './intents'
import { byLine, createIntentStore } from './intentStore'

const LIFETIME = 24 * 60 * 60_000
const RETRY_FIRST = 5_000
const RETRY_LONGEST = 60_000

/**
 * Creates the outbox of a cart. Each line keeps its latest wanted quantity until the merchant has it.
 *
 * Calls run one at a time, across all tabs. Each round first reads the cart: quantities that it already has are not
 * sent, and changes by others are not overwritten. A refusal rolls back its own line only. Without an answer nothing is
 * rolled back, and the round is repeated. Additions from closed pages are looked for.
 */
export function createCartOutbox(options: CartOutboxOptions): CartOutbox {
  const { merchant, owner, isOpen, now, pace = 1 } = options
  const { user } = owner
  const store = createIntentStore(owner)
  const lockName = `trade:outbox:${merchant}:${user}`
  const listeners = new Set<() => void>()
  /** Changes that this page's removals replaced, for their Undo. */
  const before = new Map<number, Intent>()
  /** Time of each line's last change on this page. */
  const own = new Map<number, number>()
  let view = firstView(byLine(store.list()))
  let lane: Promise<unknown> = Promise.resolve()
  let stopTimer = () => {}
  let failures = 0
  let lastAddition = 0

  const hold = holdRemovals({ ...options, store, held: () => view.held })
  const held = holdAdditions(options)

  function show(change: Partial<OutboxView>) {
    view = { ...view, ...change }
    for (const listener of listeners) listener()
  }

  function put(intent: Intent) {
    const { lineId, cartId } = intent
    const shown = view.intents.get(lineId)
    // Lines of two carts may have the same number, and only those of one are on screen.
    if (shown && shown.cartId !== cartId) store.remove(shown)
    store.put(intent)
    show({ intents: new Map(view.intents).set(lineId, intent), problems: without(view.problems, lineId) })
  }

  function drop(intent: Intent, problem?: LineProblem) {
    const { lineId, name } = intent
    store.remove(intent)
    release([lineId])
    before.delete(lineId)
    const problems = problem ? new Map(view.problems).set(lineId, problem) : view.problems
    show({ intents: without(view.intents, lineId), problems })
    if (problem) options.onEvent({ type: 'dropped', lineId, name, problem })
  }

  /** Stops waiting for the Undo of these lines' removals. */
  function release(lineIds: readonly number[] = [...view.held]) {
    if (!lineIds.some((lineId) => view.held.has(lineId))) return
    show({ held: new Set([...view.held].filter((lineId) => !lineIds.includes(lineId))) })
  }

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = lane.then(() => options.withLock(lockName, work))
    lane = turn.catch(() => undefined)
    return turn
  }

  function dueAt(intent: Intent) {
    if (intent.kind === 'removal' && view.held.has(intent.lineId)) return Infinity
    const isOwn = own.get(intent.lineId) === intent.at
    return dueTime(intent, { isOwn, now: now(), pace })
  }

  function plan() {
    stopTimer()
    const due = Math.min(held.dueAt(), ...[...view.intents.values()].map(dueAt))
    if (due === Infinity || !isOpen()) return
    const retry = failures === 0 ? 0 : Math.min(RETRY_FIRST * 2 ** (failures - 1), RETRY_LONGEST) / pace
    const wait = Math.max(due - now(), retry, 0)
    stopTimer = options.later(() => void round((intent) => dueAt(intent) <= now()), wait)
  }

  const round = (isDue: (intent: Intent) => boolean) => inTurn(() => send(isDue)).then(plan)

  /** Sends the due changes. @returns the error that stopped it, if any. */
  async function send(isDue: (intent: Intent) => boolean): Promise<{ error: unknown } | null> {
    if (!isOpen()) return null
    for (const intent of store.list()) {
      if (now() - intent.at > LIFETIME) drop(intent, { reason: 'expired' })
    }
    show({ intents: byLine(store.list()) })
    if (!store.list().some(isDue) && !held.areLost()) return null
    try {
      const cart = await options.readCart()
      held.settle(cart)
      for (const intent of store.list())
        if (intent.cartId !== cart.id) drop(intent, { reason: 'changedElsewhere' })
      show({ intents: byLine(store.list()) })
      for (const each of store.list().filter(isDue)) {
        const intent = store.get(each)
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
    const verdict = judgeIntent(cart, intent)
    if (verdict === 'conflict') return drop(intent, { reason: 'changedElsewhere' })
    const latest = () => store.get(intent)
    const isLatest = () => latest()?.at === intent.at
    try {
      if (verdict === 'send') {
        const isDone = await (intent.kind === 'removal' ? remove(intent) : setQuantity(cart, intent))
        if (!isDone) return drop(intent, { reason: 'changedElsewhere' })
      } else if (intent.kind === 'removal' && intent.sent !== null) {
        tellRemoved(intent)
      }
      const newer = latest()
      const isGone = intent.kind === 'removal' && newer?.kind === 'removal'
      if (!newer || isLatest() || isGone) drop(intent)
      else if (intent.kind === 'quantity') put({ ...newer, base: intent.quantity, sent: null })
    } catch (error) {
      if (isUnanswered(error)) throw error
      const newer = latest()
      // The customer may have changed the line since the refused call.
      if (!newer || isLatest()) drop(intent, { reason: 'refused', error })
      else put({ ...newer, sent: null })
    }
  }

  async function remove(intent: Intent): Promise<true> {
    const { cartId, lineId, productId } = intent
    put({ ...intent, sent: 0 })
    try {
      await options.removeLine({ cartId, lineId, productId })
    } catch (error) {
      // An earlier attempt may have arrived, so the line may already be gone.
      const isTried = intent.sent !== null
      if (isUnanswered(error) || !isTried || !isGone(await options.readCart(), intent)) throw error
    }
    options.onSent(intent)
    tellRemoved(intent)
    return true
  }

  const tellRemoved = ({ lineId, name }: Intent) => options.onEvent({ type: 'removed', lineId, name })

  /** @returns false if the line disappeared with its cart. */
  async function setQuantity(cart: Cart, intent: Extract<Intent, { kind: 'quantity' }>): Promise<boolean> {
    const { cartId, lineId, productId, unit, quantity } = intent
    // Until an answer arrives, the cart may hold either quantity.
    const base = cart.lines.find(({ id }) => id === lineId)?.quantity ?? intent.base
    put({ ...intent, base, sent: quantity })
    const isSet = (await options.setQuantity({ cartId, lineId, productId, unit, quantity })) !== null
    if (isSet) options.onSent(intent)
    return isSet
  }

  function after<T>(isDue: (intent: Intent) => boolean, call: () => Promise<T>): Promise<T> {
    return inTurn(async () => {
      const stop = await send(isDue)
      // An older change, sent after this call, would undo it.
      if (stop) throw stop.error
      return call()
    })
  }

  const write = <T>(productId: string, call: () => Promise<T>) =>
    after((intent) => intent.productId === productId, call)

  function stamp(lineId: number) {
    const at = timeAfter(view.intents.get(lineId), now(), pace)
    own.set(lineId, at)
    return at
  }

  /** Reads the cart before dropping changes that another tab has sent, so that no line jumps back in between. */
  async function leaveToOther(gone: readonly Intent[]) {
    for (const intent of gone) if (view.held.has(intent.lineId)) tellRemoved(intent)
    release(gone.map(({ lineId }) => lineId))
    await options.readCart().catch(() => undefined)
    show({ intents: byLine(store.list()) })
    plan()
  }

  return {
    getView: () => view,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    changeQuantity(cartId, line, quantity) {
      const { base, sent } = store.get({ cartId, lineId: line.id }) ?? { base: line.quantity, sent: null }
      put({ ...described(cartId, line), kind: 'quantity', base, sent, quantity, at: stamp(line.id) })
      plan()
    },
    remove(cartId, line) {
      const at = stamp(line.id)
      const known = store.get({ cartId, lineId: line.id })
      if (known?.kind === 'quantity') before.set(line.id, known)
      show({ held: new Set(view.held).add(line.id) })
      const dueAt = at + UNDO_TIME / pace
      put({ ...described(cartId, line), kind: 'removal', base: line.quantity, sent: null, at, dueAt })
      plan()
      hold.begin()
    },
    undoRemoval(lineId) {
      const shown = view.intents.get(lineId)
      const intent = shown && store.get(shown)
      if (intent?.kind !== 'removal') return false
      // A removal may have arrived once it was tried. Only a read of the cart shows whether the line still exists.
      const wanted = before.get(lineId) ?? (intent.sent === null ? null : asItWas(intent))
      drop(intent)
      if (wanted) put({ ...wanted, at: stamp(lineId) })
      plan()
      return true
    },
    async commitRemovals(lineIds = [...view.held]) {
      release(lineIds)
      if (lineIds.length === 0) return
      await round((intent) => intent.kind === 'removal' && lineIds.includes(intent.lineId))
    },
    leave() {
      held.leave()
      if (!isOpen()) return
      for (const shown of view.intents.values()) {
        const intent = store.get(shown)
        if (intent?.kind !== 'removal' || intent.sent !== null || own.get(intent.lineId) !== intent.at)
          continue
        const { cartId, lineId, productId } = intent
        put({ ...intent, sent: 0 })
        release([lineId])
        // The next read of the cart, on this page or another, shows whether the call arrived.
        options.removeLine({ cartId, lineId, productId }).catch(() => undefined)
      }
      plan()
    },
    inTurn,
    afterAll(call) {
      release()
      return after(() => true, call)
    },
    write,
    async add(addition, call, { isStored = true } = {}) {
      const id = --lastAddition
      show({ additions: [...view.additions, { ...addition, id }] })
      const stored = isStored ? held.hold(addition) : null
      try {
        const done = await write(addition.product.id, async () => {
          if (stored) await stored.noteCart()
          return call()
        })
        stored?.succeed()
        return done
      } catch (error) {
        stored?.fail(error)
        throw error
      } finally {
        show({ additions: view.additions.filter((each) => each.id !== id) })
      }
    },
    async flush() {
      release()
      await round(() => true)
      return view.intents.size
    },
    resume() {
      failures = 0
      const stored = byLine(store.list())
      const gone = [...view.intents.values()].filter(({ lineId }) => !stored.has(lineId))
      if (gone.length > 0 && isOpen()) return void leaveToOther(gone)
      show({ intents: stored })
      plan()
      hold.begin()
    },
    pause() {
      stopTimer()
      hold.stop()
    },
  }
}

/** Returns whether an error came without an answer from the merchant. A refusal is an answer. */
const isUnanswered = (error: unknown) => isFluidTransportError(error) || isSessionGone(error)
