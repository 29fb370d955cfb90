import { atom } from 'jotai'
import { useEffect, useSyncExternalStore } from 'react'
import { usePortal } from '../../../portal/PortalContext'
import { useQueryCache } from '../../../portal/queries'
import { usePortalStore } from '../../../portal/atoms'
import type { CartOutbox, OutboxView } from './cartOutbox'
import { useNotify } from '../../../portal/notices'
import { openCartOutbox } from './openCartOutbox'
import { createPageWatch } from './watchPage'

interface OpenOutbox {
  outbox: CartOutbox
  /** The notices that offer Undo, by line. */
  undoNotices: Map<number, string>
  watch: () => () => void
}

/** The outboxes of one client, by user. */
const outboxesAtom = atom(() => new Map<string, OpenOutbox>())

/**
 * The outbox of the cart of whoever is signed in. Use it to change the cart; it sends what waits for as long as a
 * component of the page uses it, and goes on when one does again. It draws nothing anew: for what waits, see
 * `useOutboxView`.
 */
export function useCartOutbox() {
  const { client, messages, session } = usePortal()
  const queryClient = useQueryCache()
  const notify = useNotify()
  const outboxes = usePortalStore().get(outboxesAtom)
  const user = session.status === 'signedIn' ? session.session.username : ''

  const open = outboxes.get(user) ?? openFor(user)
  const { outbox, undoNotices, watch } = open

  function openFor(name: string): OpenOutbox {
    const notices = new Map<number, string>()
    const made = openCartOutbox({ client, queryClient, user: name, messages, notify, undoNotices: notices })
    const opened = { outbox: made, undoNotices: notices, watch: createPageWatch(made) }
    outboxes.set(name, opened)
    return opened
  }

  useEffect(() => watch(), [watch])

  return { outbox, undoNotices }
}

/** What waits in an outbox. Use it where that is shown: it changes with each press of each line. */
export function useOutboxView(outbox: CartOutbox): OutboxView {
  return useSyncExternalStore(outbox.subscribe, outbox.getView, outbox.getView)
}
