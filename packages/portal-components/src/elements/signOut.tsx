import type { Session } from '@trade-portal/fluid-sdk'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSignOut } from '../data/cart/useSignOut'
import { usePortalAtomValue } from '../context/atoms'
import { PortalContext, usePortal } from '../context/PortalContext'
import { signOutQuestionAtom } from '../context/unsentChanges'
import type { PortalSettings } from './pageSettings'
import { standIn } from './standIn'

/**
 * Signs the customer of a portal out, as Sign Out does: waiting changes are sent first, and unsendable ones need a
 * confirmation.
 *
 * @returns `false` when the customer has chosen to stay.
 */
export async function signOut(settings: PortalSettings): Promise<boolean> {
  let end: (isOut: boolean) => void = () => undefined
  const ended = new Promise<boolean>((resolve) => (end = resolve))
  const remove = await standIn({ view: () => <SignOut onEnd={end} /> }, settings)
  return ended.finally(remove)
}

function SignOut({ onEnd }: { onEnd: (isOut: boolean) => void }) {
  const portal = usePortal()
  const [session] = useState<Session | null>(() => portal.client.session.current())
  const isOut = session === null
  useEffect(() => {
    if (isOut) onEnd(true)
  }, [isOut, onEnd])
  if (isOut) return null
  // Waiting changes belong to the session's user, even before the session has been checked.
  const own = { ...portal, session: { status: 'signedIn', session, isAnother: false } } as const
  return (
    <PortalContext value={own}>
      <Leaving onEnd={onEnd} />
    </PortalContext>
  )
}

function Leaving({ onEnd }: { onEnd: (isOut: boolean) => void }) {
  const { client } = usePortal()
  const signOut = useSignOut()
  const isAsked = usePortalAtomValue(signOutQuestionAtom) !== null
  const [isOver, setIsOver] = useState(false)
  const hasBegun = useRef(false)
  const begin = useEffectEvent(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    void signOut().then(() => setIsOver(true))
  })
  useEffect(() => begin(), [])
  useEffect(() => {
    if (isOver && !isAsked) onEnd(client.session.current() === null)
  }, [isOver, isAsked, client, onEnd])
  return null
}
