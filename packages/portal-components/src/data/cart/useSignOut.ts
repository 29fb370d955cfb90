import { useRef } from 'react'
import { usePortal } from '../../portal/PortalContext'
import { useSetPortalAtom } from '../../portal/atoms'
import { signOutQuestionAtom } from '../../portal/unsentChanges'
import { useCartOutbox } from './outbox/useCartOutbox'

/** Nobody who has pressed Sign Out waits longer for what is still to be sent. */
const LONGEST_WAIT = 3_000

/**
 * Signs out, once what waits in the cart's outbox has been sent. What cannot be sent in time is asked about. Use it for
 * every button that signs out.
 */
export function useSignOut() {
  const { client, pace } = usePortal()
  const { outbox } = useCartOutbox()
  const ask = useSetPortalAtom(signOutQuestionAtom)
  const isSending = useRef(false)

  const countUnsent = () => {
    const { intents, additions } = outbox.getView()
    return intents.size + additions.length
  }

  return async () => {
    if (isSending.current) return
    if (countUnsent() > 0) {
      isSending.current = true
      await Promise.race([outbox.flush(), new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT / pace))])
      isSending.current = false
      // It may have ended meanwhile, and be told as what it is.
      if (!client.session.current()) return
    }
    const unsent = countUnsent()
    if (unsent > 0) ask(unsent)
    else client.session.signOut()
  }
}
