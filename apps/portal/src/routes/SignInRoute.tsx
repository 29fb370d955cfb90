import { SignInForm, usePortal } from '@trade-portal/portal-components'
import { use } from 'react'
import { GoTo } from '../place/GoTo'
import { useQueryParameters } from '../place/useQueryParameters'
import { pageAt } from '../routes'
import { FullPageSpinner } from '../shell/FullPageSpinner'
import { SignedOutPage } from '../shell/SignedOutPage'
import { TypedContext } from '../TypedContext'
import { useTitle } from '../useTitle'

/** Shows the sign-in form, and goes on to where the customer came from. */
export function SignInRoute() {
  const { client, messages, session } = usePortal()
  const typed = use(TypedContext)
  const { parameters } = useQueryParameters()
  useTitle(messages.signIn.submit)

  if (session.status === 'validating') return <FullPageSpinner label={messages.shell.checkingSession} />
  if (session.status === 'signedIn') {
    const from = parameters.get('from') ?? '/'
    // Another customer's place, and anything else than a page of this portal, becomes the home page.
    return <GoTo to={!session.isAnother && isPlace(from) ? from : '/'} />
  }
  const isExpired = session.status === 'signedOut' && session.isExpired
  return (
    <SignedOutPage company={client.configuration.companyName}>
      <SignInForm initial={typed} notice={isExpired ? messages.errors.sessionExpired : undefined} />
    </SignedOutPage>
  )
}

/** Tells whether an address is a page; with a host of its own it is none, however it is written. */
function isPlace(address: string): boolean {
  return pageAt(address.split('?')[0] ?? '') !== null
}
