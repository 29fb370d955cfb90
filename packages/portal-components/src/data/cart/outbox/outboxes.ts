import { atom } from 'jotai'
import type { CartOutbox } from './cartOutbox'
import { openCartOutbox } from './openCartOutbox'
import type { OpenCartOutboxOptions } from './openCartOutbox'
import { createPageWatch } from './watchPage'

export interface OpenOutbox {
  outbox: CartOutbox
  watch: () => () => void
}

/** The outboxes of one client, by user and customer. */
const outboxesAtom = atom(() => new Map<string, OpenOutbox>())

/** Returns the only outbox of a user on this page. The same user has another one for another customer. */
export function outboxOf(options: OpenCartOutboxOptions): OpenOutbox {
  const outboxes = options.store.get(outboxesAtom)
  const { username, customerId } = options.owner ?? {}
  const key = JSON.stringify([username, customerId])
  const known = outboxes.get(key)
  if (known) return known
  const outbox = openCartOutbox(options)
  const opened = { outbox, watch: createPageWatch(outbox) }
  outboxes.set(key, opened)
  return opened
}
