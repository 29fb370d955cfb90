import { QuickOrder } from '@trade-portal/portal-components'
import { usePortal } from '@trade-portal/portal-components/host'
import { useTitle } from '../useTitle'

/** Shows the pad for ordering by SKU. */
export function QuickOrderRoute() {
  useTitle(usePortal().messages.quickOrder.title)
  return <QuickOrder />
}
