import { isRecord } from '../../../context/stored/checks'
import type { Check } from '../../../context/stored/checks'
import { listStored, openStored } from '../../../context/stored/openStored'
import type { StoredOwner } from '../../../context/stored/openStored'
import type { Intent } from './cartOutbox'

type IntentKey = Pick<Intent, 'cartId' | 'lineId'>

/** Stores a user's intents under one key per line, so that two tabs changing two lines do not overwrite each other. */
export function createIntentStore(owner: StoredOwner) {
  const open = ({ cartId, lineId }: IntentKey) =>
    openStored(owner, 'outbox', intent, `${encodeURIComponent(cartId)}:${lineId}`)

  return {
    /** Returns the intents of every cart, oldest first. Storage has no useful order. */
    list: (): Intent[] => listStored(owner, 'outbox', intent).sort((one, other) => one.at - other.at),
    /** Returns the current value from storage: another tab may have changed it before this page was notified. */
    get: (key: IntentKey): Intent | null => open(key).read(),
    put: (written: Intent) => open(written).write(written),
    remove: (key: IntentKey) => open(key).clear(),
  }
}

export function byLine(intents: readonly Intent[]): Map<number, Intent> {
  return new Map(intents.map((each) => [each.lineId, each]))
}

const intent: Check<Intent> = (value) => {
  if (!isRecord(value)) return null
  const { lineId, cartId, productId, name, unit, base, at, kind, quantity, dueAt } = value
  const isIntent =
    [cartId, productId, name, unit].every((each) => typeof each === 'string') &&
    [lineId, base, at].every(Number.isFinite) &&
    (kind === 'quantity' ? Number.isFinite(quantity) : kind === 'removal' && Number.isFinite(dueAt))
  return isIntent ? (value as Intent) : null
}
