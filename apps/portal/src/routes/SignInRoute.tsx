import { SignInForm } from '@trade-portal/portal-components'
import { usePortal } from '@trade-portal/portal-components/host'
import { use } from 'react'
import { TypedContext } from '../TypedContext'
import { useTitle } from '../useTitle'

/** A customer whose session has ended goes on by their password alone. */
const nothing = { password: '', isRemembered: false, focused: 'password' }

/** Shows the sign-in form. */
export function SignInRoute() {
  const { messages, session } = usePortal()
  const typed = use(TypedContext)
  useTitle(messages.signIn.submit)
  const isExpired = session.status === 'signedOut' && session.isExpired
  const username = isExpired ? session.username : undefined
  const known = username === undefined ? undefined : { ...nothing, username }
  return (
    <SignInForm initial={typed ?? known} notice={isExpired ? messages.errors.sessionExpired : undefined} />
  )
}
