import { SupportForm } from '@trade-portal/portal-components'
import { usePortal } from '@trade-portal/portal-components/host'
import { useTitle } from '../useTitle'

/** Writes to the merchant's support. */
export function SupportRoute() {
  useTitle(usePortal().messages.support.title)
  return <SupportForm />
}
