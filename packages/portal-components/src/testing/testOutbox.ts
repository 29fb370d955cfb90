import { FluidTransportError } from '@trade-portal/fluid-sdk'
import type { Cart, CartLine } from '@trade-portal/fluid-sdk'
import type { OutboxEvent } from '../data/cart/outbox/cartOutbox'
import { createCartOutbox } from '../data/cart/outbox/createCartOutbox'
import { clientOver } from './storageOver'

/**
 * Opens an outbox over a cart with controlled answers and a clock that a test moves.
 *
 * @param quantities the cart's quantities, by line.
 */
export function openTestOutbox(quantities: Record<number, number>) {
  const world = {
    time: 1_000_000,
    cartId: 'cart-1',
    isOpen: true,
    isReadable: true,
    inCart: new Map(Object.entries(quantities).map(([id, quantity]) => [Number(id), quantity])),
    stored: new Map<string, string>(),
    faults: [] as Fault[],
    gate: Promise.resolve(),
    lane: Promise.resolve(),
  }
  return openOver(world)
}

/** An error for a call to throw, and whether the call is carried out nevertheless. */
interface Fault {
  error: Error
  isDone: boolean
}

type World = {
  time: number
  cartId: string
  isOpen: boolean
  /** The server answers reads. */
  isReadable: boolean
  inCart: Map<number, number>
  stored: Map<string, string>
  /** Faults of the next calls, in order. */
  faults: Fault[]
  /** Holds answers back until it resolves. */
  gate: Promise<void>
  /** Settles when the lock shared by all pages is free. */
  lane: Promise<unknown>
}

function openOver(world: World) {
  const calls: string[] = []
  const events: OutboxEvent[] = []
  let reads = 0
  let isSeen = true
  let isClosed = false
  let close = () => {}
  const closed = new Promise<void>((resolve) => {
    close = () => {
      isClosed = true
      resolve()
    }
  })
  const client = clientOver(world.stored)
  const storage: typeof client.storage = {
    ...client.storage,
    set: (name, value) => !isClosed && client.storage.set(name, value),
    remove: (name) => !isClosed && client.storage.remove(name),
  }
  const timers = new Map<symbol, { at: number; call: () => void }>()

  /** @returns false when the call was for an earlier cart. */
  async function call(words: string, cartId: string, change: () => void) {
    calls.push(words)
    const fault = world.faults.shift()
    await world.gate
    const isDone = cartId === world.cartId && (fault?.isDone ?? true)
    if (isDone) change()
    if (fault) throw fault.error
    return isDone
  }

  const outbox = createCartOutbox({
    merchant: 'ironbark',
    owner: { client: { ...client, storage }, user: 'builder' },
    isOpen: () => world.isOpen,
    isSeen: () => isSeen,
    readCart: async () => {
      reads += 1
      if (!world.isReadable) throw new FluidTransportError('getCartContents', null)
      return cartOf(world)
    },
    knownCart: async () => (world.isReadable ? cartOf(world) : null),
    async setQuantity({ cartId, lineId, quantity }) {
      const words = `set ${lineId} ${quantity}`
      return (await call(words, cartId, () => world.inCart.set(lineId, quantity))) ? lineId : null
    },
    removeLine: ({ cartId, lineId }) => call(`remove ${lineId}`, cartId, () => world.inCart.delete(lineId)),
    onSent: () => {},
    onRoundEnd: () => {},
    onEvent: (event) => events.push(event),
    now: () => world.time,
    later(run, milliseconds) {
      const id = Symbol()
      timers.set(id, { at: world.time + milliseconds, call: run })
      return () => timers.delete(id)
    },
    withLock(_name, work) {
      // A closed page does nothing more, and releases its lock.
      const turn = world.lane.then(() => (isClosed ? new Promise<never>(() => undefined) : work()))
      world.lane = Promise.race([turn.catch(() => undefined), closed])
      return turn
    },
  })

  /** Advances the clock, and runs every timer due. */
  async function pass(milliseconds: number) {
    const end = world.time + milliseconds
    for (;;) {
      await settle()
      const next = [...timers].sort(([, a], [, b]) => a.at - b.at)[0]
      if (!next || next[1].at > end) break
      world.time = Math.max(world.time, next[1].at)
      timers.delete(next[0])
      if (!isClosed) next[1].call()
    }
    world.time = end
  }

  return {
    outbox,
    calls,
    events,
    /** Number of times the cart was read. */
    reads: () => reads,
    pass,
    want: (lineId: number, quantity: number) =>
      outbox.changeQuantity(world.cartId, lineOf(lineId, world.inCart.get(lineId) ?? 0), quantity),
    remove: (lineId: number, cartId = world.cartId) =>
      outbox.remove(cartId, lineOf(lineId, world.inCart.get(lineId) ?? 0)),
    quantityOf: (lineId: number) => world.inCart.get(lineId),
    /** Changes a line as another person does; `null` removes it. */
    setInCart(lineId: number, quantity: number | null) {
      if (quantity === null) world.inCart.delete(lineId)
      else world.inCart.set(lineId, quantity)
    },
    fail: (...errors: Error[]) =>
      void world.faults.push(...errors.map((error) => ({ error, isDone: false }))),
    /** The next call is carried out, but its answer is lost. */
    failAfterwards: (error: Error) => void world.faults.push({ error, isDone: true }),
    /** Drops all unused faults. */
    recover: () => void (world.faults = []),
    /** Number of changes in the storage. */
    stored: () => world.stored.size,
    /** Holds answers back. @returns a function that releases them. */
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>()
      world.gate = promise
      return resolve
    },
    /** Moves the clock by this many milliseconds, for good. */
    setClock: (milliseconds: number) => void (world.time += milliseconds),
    /** Makes this page visible, or hides it. */
    setSeen: (isInSight: boolean) => void (isSeen = isInSight),
    /** Makes the server answer reads, or fail them. */
    setReadable: (isReadable: boolean) => void (world.isReadable = isReadable),
    closeSession: () => void (world.isOpen = false),
    openSession: () => void (world.isOpen = true),
    replaceCart: () => void (world.cartId = 'cart-2'),
    isReadable: () => world.isReadable,
    /** Ends this page with all its work. */
    close,
    /** Opens another page over the same cart and the same storage. */
    reload: () => openOver(world),
  }
}

/** Turns of the microtask queue after which every promise that can settle has settled. */
const TURNS = 60

async function settle() {
  for (let turn = 0; turn < TURNS; turn += 1) await Promise.resolve()
}

function cartOf({ cartId, inCart }: World): Cart {
  return {
    id: cartId,
    lines: [...inCart].map(([id, quantity]) => lineOf(id, quantity)),
    totals: null,
    isReplacement: false,
  }
}

function lineOf(id: number, quantity: number): CartLine {
  return {
    id,
    productId: `P${id}`,
    name: `Line ${id}`,
    image: null,
    quantity,
    unit: 'ea',
    unitPrice: 10_000,
    unitTax: 1000,
    isTally: false,
    isDeliveryCharge: false,
  }
}
