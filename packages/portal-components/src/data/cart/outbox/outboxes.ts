import { atom } from 'jotai'
import type { CartOutbox } from './cartOutbox'
import { openCartOutbox } from './openCartOutbox'
import type { OpenCartOutboxOptions } from './openCartOutbox'
import { createPageWatch } from './watchPage'

export interface OpenOutbox {
  outbox: CartOutbox
  watch: () => () => void
}

/** The outboxes of one client, by user. */
const outboxesAtom = atom(() => new Map<string, OpenOutbox>())

/** Returns the one outbox of a user on this page. */
export function outboxOf(options: OpenCartOutboxOptions): OpenOutbox {
  const outboxes = options.store.get(outboxesAtom)
  const known = outboxes.get(options.user)
  if (known) return known
  const outbox = openCartOutbox(options)
  const opened = { outbox, watch: createPageWatch(outbox) }
  outboxes.set(options.user, opened)
  return opened
}
