import { SignInForm } from '@trade-portal/portal-components'
import { usePortal } from '@trade-portal/portal-components/host'
import { use } from 'react'
import { TypedContext } from '../TypedContext'
import { useTitle } from '../useTitle'

/** Shows the sign-in form. */
export function SignInRoute() {
  const { messages, session } = usePortal()
  const typed = use(TypedContext)
  useTitle(messages.signIn.submit)
  const isExpired = session.status === 'signedOut' && session.isExpired
  return <SignInForm initial={typed} notice={isExpired ? messages.errors.sessionExpired : undefined} />
}
