import { SignInForm, usePortal } from '@trade-portal/portal-components'
import { use } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { FullPageSpinner } from '../shell/FullPageSpinner'
import { SignedOutPage } from '../shell/SignedOutPage'
import { TypedContext } from '../TypedContext'
import { useTitle } from '../useTitle'

/** Shows the sign-in form, and goes on to where the customer came from. */
export function SignInRoute() {
  const { client, messages, session } = usePortal()
  const typed = use(TypedContext)
  const [parameters] = useSearchParams()
  useTitle(messages.signIn.submit)

  if (session.status === 'validating') return <FullPageSpinner label={messages.shell.checkingSession} />
  if (session.status === 'signedIn') return <Navigate replace to={placeOf(parameters.get('from'))} />
  const isExpired = session.status === 'signedOut' && session.isExpired
  return (
    <SignedOutPage company={client.configuration.companyName}>
      <SignInForm initial={typed} notice={isExpired ? messages.errors.sessionExpired : undefined} />
    </SignedOutPage>
  )
}

/** A place of this portal; anything else becomes the home page. */
function placeOf(from: string | null): string {
  return from && /^\/(?![/\\])/.test(from) ? from : '/'
}
