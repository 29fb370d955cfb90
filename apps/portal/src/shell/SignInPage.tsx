import { lazyCode, signInWords, usePortal } from '@trade-portal/portal-components/host'
import { lazy, useState } from 'react'
import { useTitle } from '../useTitle'

// A signed-in customer needs no form, which weighs a tenth of all that the page starts with.
const form = lazyCode(() => import('../routes/SignInRoute'))
const LateForm = lazy(async () => ({ default: (await form.read()).SignInRoute }))

/** Fetches the sign-in form ahead. A failure is told later, by the page itself. */
export const readSignIn = () => form.read().catch(() => null)

/** Shows the sign-in form, at once where it was fetched ahead: it takes the place of the form in the page's HTML. */
export function SignInPage() {
  // Held, so that a form whose code has come meanwhile is not drawn anew with its fields empty.
  const [Form] = useState(() => form.current?.SignInRoute ?? LateForm)
  useTitle(usePortal().say(signInWords).submit)
  return <Form />
}
