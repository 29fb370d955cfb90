import { useEffect, useSyncExternalStore } from 'react'
import { usePortal } from '../../../context/PortalContext'
import { useQueryCache } from '../../../context/queries'
import { usePortalStore } from '../../../context/atoms'
import type { CartOutbox, OutboxView } from './cartOutbox'
import { outboxOf } from './outboxes'

/**
 * The outbox of the signed-in user's cart. Use it to change the cart. Unsent changes go out while any component of the
 * page uses it, and again when one does later. It does not draw a component again: to show unsent changes, see
 * `useOutboxView`.
 */
export function useCartOutbox() {
  const { client, say, session, pace } = usePortal()
  const queryClient = useQueryCache()
  const store = usePortalStore()
  const owner = session.status === 'signedIn' ? session.session : null
  const { outbox, watch } = outboxOf({ client, queryClient, store, owner, say, pace })

  useEffect(() => watch(), [watch])

  return { outbox }
}

/** The unsent changes of an outbox. Use it where they are shown, because it changes with each press of each line. */
export function useOutboxView(outbox: CartOutbox): OutboxView {
  return useSyncExternalStore(outbox.subscribe, outbox.getView, outbox.getView)
}
