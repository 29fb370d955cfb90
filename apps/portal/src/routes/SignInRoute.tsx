import { SignInForm, usePortal } from '@trade-portal/portal-components'
import { use } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { places } from '../places'
import { FullPageSpinner } from '../shell/FullPageSpinner'
import { SignedOutPage } from '../shell/SignedOutPage'
import { TypedContext } from '../TypedContext'
import { useTitle } from '../useTitle'

export interface SignInRouteProps {
  /** Tells whether there is a page at a path of this portal. */
  isPlace: (to: string) => boolean
}

/** Shows the sign-in form, and goes on to where the customer came from. */
export function SignInRoute({ isPlace }: SignInRouteProps) {
  const { client, messages, session } = usePortal()
  const typed = use(TypedContext)
  const [parameters] = useSearchParams()
  useTitle(messages.signIn.submit)

  if (session.status === 'validating') return <FullPageSpinner label={messages.shell.checkingSession} />
  if (session.status === 'signedIn') {
    const from = parameters.get('from') ?? '/'
    // Another customer's place, and anything else than a page of this portal, becomes the home page.
    return <Navigate replace to={!session.isAnother && isInternal(from) && isPlace(from) ? from : '/'} />
  }
  const isExpired = session.status === 'signedOut' && session.isExpired
  return (
    <SignedOutPage company={client.configuration.companyName}>
      <SignInForm
        places={places}
        initial={typed}
        notice={isExpired ? messages.errors.sessionExpired : undefined}
      />
    </SignedOutPage>
  )
}

/** An address with a host of its own leads out of the portal, however it is written. */
function isInternal(address: string): boolean {
  return /^\/(?![/\\])/.test(address)
}
