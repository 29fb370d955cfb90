import { useRef } from 'react'
import { usePortal } from '../../context/PortalContext'
import { useSetPortalAtom } from '../../context/atoms'
import { signOutQuestionAtom } from '../../context/unsentChanges'
import { countWaiting, sendWaiting } from './outbox/sendWaiting'
import { useCartOutbox } from './outbox/useCartOutbox'

/** Signs out after the cart's unsent changes, or asks if some cannot be sent. Use it for every such button. */
export function useSignOut() {
  const { client, pace } = usePortal()
  const { outbox } = useCartOutbox()
  const ask = useSetPortalAtom(signOutQuestionAtom)
  const isSending = useRef(false)

  return async () => {
    if (isSending.current) return
    let unsent = 0
    if (countWaiting(outbox) > 0) {
      isSending.current = true
      unsent = await sendWaiting(outbox, pace)
      isSending.current = false
      // The session may have ended in the meantime, which has its own message.
      if (!client.session.current()) return
    }
    if (unsent > 0) ask(unsent)
    else client.session.signOut()
  }
}
