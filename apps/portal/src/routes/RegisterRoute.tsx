import { RegistrationForm } from '@trade-portal/portal-components'
import { usePortal } from '@trade-portal/portal-components/host'
import { useTitle } from '../useTitle'
import { registrationWords } from '@trade-portal/portal-components/host'

/** Asks for access to an account. */
export function RegisterRoute() {
  useTitle(usePortal().say(registrationWords).title)
  return <RegistrationForm />
}
