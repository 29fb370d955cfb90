import type { Session } from '@trade-portal/fluid-sdk'
import { Activity, useState } from 'react'
import type { ReactNode } from 'react'
import { HoldsReads } from '../../data/useRead'
import { Card } from '../../parts/Card'
import { Spinner } from '../../parts/Spinner'
import { usePortal } from '../../context/PortalContext'
import type { SessionStatus } from '../../context/PortalContext'
import { Unreachable } from './Unreachable'
import { commonWords, errorsWords, signInPromptWords } from '../../messages/common'
import { LogIn } from 'lucide-react'
import { useSeePrices } from '../../data/catalogue/listing'
import { EmptyState } from '../../parts/EmptyState'
import { OpenSignIn } from '../SignIn/OpenSignIn'
import { signInWords } from '../../messages/signIn'

/** Whose widget it is, and how many times it has begun anew. */
interface Held {
  /** The session by which it became theirs. */
  session: Session | null
  owner: string | null
  turn: number
}

export interface SignInGateProps {
  /** The sentence on what one signs in for. */
  prompt: 'prices' | 'account'
  children: ReactNode
}

/**
 * Lets signed-in customers through. After an expiry what it holds is kept out of sight, so that the same customer goes
 * on where they were; for another customer, and after signing out, it begins anew.
 */
export function SignInGate({ prompt, children }: SignInGateProps) {
  const { prices, say, session } = usePortal()
  const [held, setHeld] = useState<Held>({ session: null, owner: null, turn: 0 })
  const next = heldIn(session, held)
  if (next !== held) setHeld(next)

  const isSignedOut = session.status === 'signedOut'
  const isHeld = next.owner !== null
  // A page that its customer has not seen yet is drawn while the session is checked; any other is theirs alone.
  const isSeen = session.status === 'signedIn' || (session.status === 'validating' && !isHeld)
  // A host that shows no prices promises none.
  const promised = prices === 'off' ? 'account' : prompt
  return (
    <>
      {isSignedOut &&
        (session.isExpired ? (
          <SignInPrompt prompt={say(errorsWords).sessionExpired} isOfPrices={false} />
        ) : (
          <SignInPrompt prompt={say(signInPromptWords)[promised]} isOfPrices={promised === 'prices'} />
        ))}
      {session.status === 'unreachable' && (
        <Card>
          <Unreachable error={session.error} retry={session.retry} />
        </Card>
      )}
      {session.status === 'validating' && isHeld && <Spinner label={say(commonWords).loading} />}
      {(isSeen || isHeld) && (
        <Activity key={next.turn} mode={isSeen ? 'visible' : 'hidden'}>
          <HoldsReads value>{children}</HoldsReads>
        </Activity>
      )}
    </>
  )
}

/** Begins anew for another customer, and when somebody has signed out; never for whoever was still being checked. */
function heldIn(session: SessionStatus, held: Held): Held {
  const { owner, turn } = held
  if (session.status === 'signedIn') {
    const { username } = session.session
    // The same user may have come back for another customer.
    const isAnother = session.isAnother && session.session !== held.session
    if (owner === username && !isAnother) return held
    return { session: session.session, owner: username, turn: owner === null ? turn : turn + 1 }
  }
  const hasLeft = session.status === 'signedOut' && !session.isExpired
  return hasLeft && owner !== null ? { session: null, owner: null, turn: turn + 1 } : held
}

interface SignInPromptProps {
  prompt: string
  /** It promises prices: whoever signs in by it sees them. */
  isOfPrices: boolean
}

/** Says why nothing is shown to whoever is not signed in, and lets them sign in. */
function SignInPrompt({ prompt, isOfPrices }: SignInPromptProps) {
  const { say } = usePortal()
  const { setIsOn } = useSeePrices()
  return (
    <Card>
      <EmptyState
        title={prompt}
        icon={<LogIn />}
        action={
          <OpenSignIn
            tone="primary"
            label={say(signInWords).submit}
            {...(isOfPrices && { onSignedIn: () => setIsOn(true) })}
          />
        }
      />
    </Card>
  )
}
