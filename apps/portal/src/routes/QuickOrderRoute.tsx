import { QuickOrder } from '@trade-portal/portal-components'
import { usePortal } from '@trade-portal/portal-components/host'
import { useTitle } from '../useTitle'
import { quickOrderWords } from '@trade-portal/portal-components/host'

/** Shows the pad for ordering by SKU. */
export function QuickOrderRoute() {
  useTitle(usePortal().say(quickOrderWords).title)
  return <QuickOrder />
}
