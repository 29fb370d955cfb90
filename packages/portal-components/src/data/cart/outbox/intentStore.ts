import type { ScopedStorage } from '@trade-portal/fluid-sdk'
import type { Intent } from './cartOutbox'

type IntentKey = Pick<Intent, 'cartId' | 'lineId'>

/** Keeps a user's intents, a name for each line, so that two tabs which change two lines do not overwrite each other. */
export function createIntentStore(storage: ScopedStorage, user: string) {
  const prefix = `outbox:${encodeURIComponent(user)}:`
  const nameOf = ({ cartId, lineId }: IntentKey) => `${prefix}${encodeURIComponent(cartId)}:${lineId}`

  return {
    /** Of every cart, in the order in which they were made: a storage has an order of its own. */
    list: (): Intent[] =>
      storage
        .names(prefix)
        .flatMap((name) => parse(storage.get(name)) ?? [])
        .sort((one, other) => one.at - other.at),
    /** As it stands at this moment: another tab may have changed it before this page was told. */
    get: (key: IntentKey): Intent | null => parse(storage.get(nameOf(key))),
    put: (intent: Intent) => storage.set(nameOf(intent), JSON.stringify(intent)),
    remove: (key: IntentKey) => storage.remove(nameOf(key)),
  }
}

export function byLine(intents: readonly Intent[]): Map<number, Intent> {
  return new Map(intents.map((intent) => [intent.lineId, intent]))
}

/** Storage is anyone's to write: what is not an intent is left alone. */
function parse(text: string | null): Intent | null {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<Intent> | null
    const isIntent =
      typeof value?.lineId === 'number' &&
      typeof value.cartId === 'string' &&
      typeof value.productId === 'string' &&
      typeof value.name === 'string' &&
      typeof value.unit === 'string' &&
      typeof value.base === 'number' &&
      typeof value.at === 'number' &&
      ((value.kind === 'quantity' && typeof value.quantity === 'number') ||
        (value.kind === 'removal' && typeof value.dueAt === 'number'))
    return isIntent ? (value as Intent) : null
  } catch {
    return null
  }
}
