import { lazyCode, lazyPage, signInWords, usePortal } from '@trade-portal/portal-components/host'
import { useTitle } from '../useTitle'

// A signed-in customer needs no form, which weighs a tenth of all that the page starts with.
const form = lazyCode(() => import('../routes/SignInRoute'))
const Form = lazyPage(form, ({ SignInRoute }) => SignInRoute)

/** Fetches the sign-in form ahead. A failure is told later, by the page itself. */
export const readSignIn = () => form.read().catch(() => null)

/** Shows the sign-in form, at once where it was fetched ahead: it takes the place of the form in the page's HTML. */
export function SignInPage() {
  useTitle(usePortal().say(signInWords).submit)
  return <Form />
}
