import type { Session } from '@trade-portal/fluid-sdk'
import { Activity, useState } from 'react'
import type { ReactNode } from 'react'
import { HoldsReads } from '../../data/useRead'
import { Card } from '../../parts/Card'
import { Spinner } from '../../parts/Spinner'
import { usePortal, useMessages } from '../../context/PortalContext'
import type { SessionStatus } from '../../context/PortalContext'
import { Unreachable } from './Unreachable'
import { commonMessages, errorsMessages, signInPromptMessages } from '../../messages/common'
import { LogIn } from 'lucide-react'
import { useSeePrices } from '../../data/catalogue/listing'
import { EmptyState } from '../../parts/EmptyState'
import { OpenSignIn } from '../SignIn/OpenSignIn'
import { signInMessages } from '../../messages/signIn'

/** The owner of the widget, and a counter that remounts it. */
interface Held {
  /** The owner's session. */
  session: Session | null
  owner: string | null
  turn: number
}

export interface SignInGateProps {
  /** The reason to sign in that the prompt gives. */
  prompt: 'prices' | 'account'
  children: ReactNode
}

/**
 * Shows its children to signed-in customers. After a session has expired they stay mounted but hidden, so that the same
 * customer continues where they were; for another customer, and after signing out, they are remounted.
 */
export function SignInGate({ prompt, children }: SignInGateProps) {
  const { prices, session } = usePortal()
  const errors = useMessages(errorsMessages)
  const signInPrompt = useMessages(signInPromptMessages)
  const common = useMessages(commonMessages)
  const [held, setHeld] = useState<Held>({ session: null, owner: null, turn: 0 })
  const next = heldIn(session, held)
  if (next !== held) setHeld(next)

  const isHeld = next.owner !== null
  // A page without an owner renders while the session is checked; otherwise it waits, since it belongs to its owner.
  const isSeen = session.status === 'signedIn' || (session.status === 'validating' && !isHeld)
  // A host without prices does not promise any.
  const promised = prices === 'off' ? 'account' : prompt
  return (
    <>
      {session.status === 'signedOut' && (
        <SignInPrompt
          prompt={session.isExpired ? errors.sessionExpired : signInPrompt[promised]}
          isOfPrices={!session.isExpired && promised === 'prices'}
        />
      )}
      {session.status === 'unreachable' && (
        <Card>
          <Unreachable error={session.error} retry={session.retry} />
        </Card>
      )}
      {session.status === 'validating' && isHeld && <Spinner label={common.loading} />}
      {(isSeen || isHeld) && (
        <Activity key={next.turn} mode={isSeen ? 'visible' : 'hidden'}>
          <HoldsReads value>{children}</HoldsReads>
        </Activity>
      )}
    </>
  )
}

/** Remounts for another customer and after a sign-out, but not when the first check of the session ends. */
function heldIn(session: SessionStatus, held: Held): Held {
  const { owner, turn } = held
  if (session.status === 'signedIn') {
    const { username } = session.session
    // The same user may have signed in for another customer.
    const isAnother = session.isAnother && session.session !== held.session
    if (owner === username && !isAnother) return held
    return { session: session.session, owner: username, turn: owner === null ? turn : turn + 1 }
  }
  const hasLeft = session.status === 'signedOut' && !session.isExpired
  return hasLeft && owner !== null ? { session: null, owner: null, turn: turn + 1 } : held
}

interface SignInPromptProps {
  prompt: string
  /** Signing in from here turns prices on. */
  isOfPrices: boolean
}

/** Shows visitors why the content is hidden, and lets them sign in. */
function SignInPrompt({ prompt, isOfPrices }: SignInPromptProps) {
  const words = useMessages(signInMessages)
  const { setIsOn } = useSeePrices()
  return (
    <Card>
      <EmptyState
        title={prompt}
        icon={<LogIn />}
        action={
          <OpenSignIn
            tone="primary"
            label={words.submit}
            {...(isOfPrices && { onSignedIn: () => setIsOn(true) })}
          />
        }
      />
    </Card>
  )
}
