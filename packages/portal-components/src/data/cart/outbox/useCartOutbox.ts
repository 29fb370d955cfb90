import { useEffect, useSyncExternalStore } from 'react'
import { usePortal } from '../../../context/PortalContext'
import { useQueryCache } from '../../../context/queries'
import { usePortalStore } from '../../../context/atoms'
import type { CartOutbox, OutboxView } from './cartOutbox'
import { outboxOf } from './openCartOutbox'

/**
 * Returns the outbox of the signed-in user's cart. Use it to change the cart. Unsent changes are sent while any
 * component on the page uses it. It does not re-render its component: to show unsent changes, see `useOutboxView`.
 */
export function useCartOutbox() {
  const { client, messagesOf, session, pace } = usePortal()
  const queryClient = useQueryCache()
  const store = usePortalStore()
  const owner = session.status === 'signedIn' ? session.session : null
  const { outbox, watch } = outboxOf({ client, queryClient, store, owner, messagesOf, pace })

  useEffect(() => watch(), [watch])

  return { outbox }
}

/** Returns an outbox's unsent changes. Use it only to show them, since it re-renders on each press of each line. */
export function useOutboxView(outbox: CartOutbox): OutboxView {
  return useSyncExternalStore(outbox.subscribe, outbox.getView, outbox.getView)
}
