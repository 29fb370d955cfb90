import { Activity, useState } from 'react'
import type { ReactNode } from 'react'
import { Card } from '../../parts/Card'
import { ErrorState } from '../../parts/ErrorState'
import { usePortal } from '../../portal/PortalContext'
import { errorMessage } from '../../words/errorMessage'
import { SignInPrompt } from './SignInPrompt'

export interface SignInGateProps {
  prompt: string
  children: ReactNode
}

/**
 * Lets signed-in customers through. After an expiry what it holds is kept out of sight, so that the same customer goes
 * on where they were; for another customer, and after signing out, it begins anew.
 */
export function SignInGate({ prompt, children }: SignInGateProps) {
  const { messages, session } = usePortal()
  const username = session.status === 'signedIn' ? session.session.username : null
  const [owner, setOwner] = useState(username)
  const hasLeft = session.status === 'signedOut' && !session.isExpired
  const next = hasLeft ? null : (username ?? owner)
  if (next !== owner) setOwner(next)

  if (session.status === 'unreachable') {
    return (
      <Card>
        <ErrorState
          title={messages.errors.couldNotLoad}
          message={session.error ? errorMessage(session.error, messages) : messages.common.slowRead}
          retryLabel={messages.common.tryAgain}
          onRetry={session.retry}
        />
      </Card>
    )
  }
  const isSignedOut = session.status === 'signedOut'
  return (
    <>
      {isSignedOut && <SignInPrompt prompt={session.isExpired ? messages.errors.sessionExpired : prompt} />}
      {!(isSignedOut && next === null) && (
        <Activity key={next} mode={isSignedOut ? 'hidden' : 'visible'}>
          {children}
        </Activity>
      )}
    </>
  )
}
