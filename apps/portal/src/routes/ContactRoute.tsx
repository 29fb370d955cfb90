import { ContactForm } from '@trade-portal/portal-components'
import { usePortal } from '@trade-portal/portal-components/host'
import { useTitle } from '../useTitle'
import { supportWords } from '@trade-portal/portal-components/host'

/** Writes to the account's representative. */
export function ContactRoute() {
  useTitle(usePortal().say(supportWords).contactTitle)
  return <ContactForm />
}
