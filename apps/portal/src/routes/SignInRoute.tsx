import { SignInForm } from '@trade-portal/portal-components'
import { usePortal } from '@trade-portal/portal-components/host'
import { use } from 'react'
import { TypedContext } from '../TypedContext'
import { errorsWords } from '@trade-portal/portal-components/host'

/** Shows the sign-in form. */
export function SignInRoute() {
  const { say, session } = usePortal()
  const typed = use(TypedContext)
  const isExpired = session.status === 'signedOut' && session.isExpired
  return <SignInForm initial={typed} notice={isExpired ? say(errorsWords).sessionExpired : undefined} />
}
