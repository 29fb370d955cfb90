import { SupportForm } from '@trade-portal/portal-components'
import { usePortal } from '@trade-portal/portal-components/host'
import { useTitle } from '../useTitle'
import { supportWords } from '@trade-portal/portal-components/host'

/** Writes to the merchant's support. */
export function SupportRoute() {
  useTitle(usePortal().say(supportWords).title)
  return <SupportForm />
}
