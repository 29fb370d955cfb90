import type { CartLine } from '@trade-portal/fluid-sdk'
import type { Intent, OutboxView } from './cartOutbox'

/** Undoes a removal: the line's quantity as it was. */
export function asItWas(removal: Intent): Intent {
  const { lineId, cartId, productId, name, unit, base, at } = removal
  return { lineId, cartId, productId, name, unit, base, at, sent: null, kind: 'quantity', quantity: base }
}

/** The part of an intent that names its line. */
export const described = (cartId: string, { id, productId, name, unit }: CartLine) => ({
  lineId: id,
  cartId,
  productId,
  name,
  unit,
})

export function without<T>(map: ReadonlyMap<number, T>, key: number): ReadonlyMap<number, T> {
  const rest = new Map(map)
  rest.delete(key)
  return rest
}

/** The view of an outbox that has just been opened. */
export const firstView = (intents: OutboxView['intents']): OutboxView => ({
  intents,
  additions: [],
  held: new Set(),
  problems: new Map(),
  isStalled: false,
})
