import { useQueryClient } from '@tanstack/react-query'
import { atom, useStore } from 'jotai'
import { useEffect, useSyncExternalStore } from 'react'
import { usePortal } from '../PortalContext'
import type { CartOutbox } from '../state/cartOutbox/cartOutbox'
import { useNotify } from '../state/notices'
import { openCartOutbox } from './openCartOutbox'

/** An outbox of this provider, and who looks at it. */
interface OpenOutbox {
  outbox: CartOutbox
  /** The notices that offer Undo, by line. */
  undoNotices: Map<number, string>
  watchers: number
  stop: () => void
}

/** The outboxes of one provider, by user. */
const outboxesAtom = atom(() => new Map<string, OpenOutbox>())

/**
 * The outbox of the cart of whoever is signed in. Use it to change the cart; it sends what waits for as long as a
 * component of the page uses it, and goes on when one does again.
 */
export function useCartOutbox() {
  const { client, messages, session } = usePortal()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const outboxes = useStore().get(outboxesAtom)
  const user = session.status === 'signedIn' ? session.session.username : ''

  const known = outboxes.get(user)
  const open = known ?? openFor(user)
  if (!known) outboxes.set(user, open)
  const { outbox, undoNotices } = open

  function openFor(name: string): OpenOutbox {
    const notices = new Map<number, string>()
    const opened = openCartOutbox({ client, queryClient, user: name, messages, notify, undoNotices: notices })
    return { outbox: opened, undoNotices: notices, watchers: 0, stop: () => {} }
  }

  useEffect(() => {
    open.watchers += 1
    if (open.watchers === 1) open.stop = watchPage(open.outbox)
    return () => {
      open.watchers -= 1
      if (open.watchers === 0) open.stop()
    }
  }, [open])

  return { outbox, undoNotices, view: useSyncExternalStore(outbox.subscribe, outbox.getView) }
}

/** Goes on when the network is back or another tab changed what waits, and hurries when the page is left. */
function watchPage(outbox: CartOutbox) {
  const resume = () => outbox.resume()
  const leave = () => void outbox.commitRemovals()
  window.addEventListener('online', resume)
  window.addEventListener('storage', resume)
  window.addEventListener('pagehide', leave)
  outbox.resume()
  return () => {
    outbox.pause()
    window.removeEventListener('online', resume)
    window.removeEventListener('storage', resume)
    window.removeEventListener('pagehide', leave)
  }
}
