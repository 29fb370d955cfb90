import { RegistrationForm } from '@trade-portal/portal-components'
import { usePortal } from '@trade-portal/portal-components/host'
import { useTitle } from '../useTitle'

/** Asks for access to an account. */
export function RegisterRoute() {
  useTitle(usePortal().messages.registration.title)
  return <RegistrationForm />
}
