import { ContactForm } from '@trade-portal/portal-components'
import { usePortal } from '@trade-portal/portal-components/host'
import { useTitle } from '../useTitle'

/** Writes to the account's representative. */
export function ContactRoute() {
  useTitle(usePortal().messages.support.contactTitle)
  return <ContactForm />
}
