import { SignInForm } from '@trade-portal/portal-components'
import { use } from 'react'
import { TypedContext } from '../TypedContext'

/** Shows the sign-in form. */
export function SignInRoute() {
  return <SignInForm initial={use(TypedContext)} />
}
