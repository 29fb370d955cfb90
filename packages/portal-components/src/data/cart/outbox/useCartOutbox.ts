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
  watch: () => () => void
}

/** The outboxes of one client, by user. */
const outboxesAtom = atom(() => new Map<string, OpenOutbox>())

/**
 * The outbox of the signed-in user's cart. Use it to change the cart. Unsent changes go out while any component of the
 * page uses it, and again when one does later. It does not draw a component again: to show unsent changes, see
 * `useOutboxView`.
 */
export function useCartOutbox() {
  const { client, say, session, pace } = usePortal()
  const queryClient = useQueryCache()
  const notify = useNotify()
  const outboxes = usePortalStore().get(outboxesAtom)
  const user = session.status === 'signedIn' ? session.session.username : ''

  const open = outboxes.get(user) ?? openFor(user)
  const { outbox, watch } = open

  function openFor(name: string): OpenOutbox {
    const made = openCartOutbox({
      client,
      queryClient,
      user: name,
      say,
      notify,
      pace,
    })
    const opened = { outbox: made, watch: createPageWatch(made) }
    outboxes.set(name, opened)
    return opened
  }

  useEffect(() => watch(), [watch])

  return { outbox }
}

/** The unsent changes of an outbox. Use it where they are shown, because it changes with each press of each line. */
export function useOutboxView(outbox: CartOutbox): OutboxView {
  return useSyncExternalStore(outbox.subscribe, outbox.getView, outbox.getView)
}
