import type { CartLine } from '@trade-portal/fluid-sdk'
import type { Intent, OutboxView } from './cartOutbox'

/** Returns the change that undoes a removal and restores the line's quantity. */
export function asItWas(removal: Intent): Intent {
  const { lineId, cartId, productId, name, unit, base, at } = removal
  return { lineId, cartId, productId, name, unit, base, at, sent: null, kind: 'quantity', quantity: base }
}

/** Returns the part of an intent that identifies its line. */
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

/** Returns the view of a newly opened outbox. */
export const firstView = (intents: OutboxView['intents']): OutboxView => ({
  intents,
  additions: [],
  held: new Set(),
  problems: new Map(),
  isStalled: false,
})
