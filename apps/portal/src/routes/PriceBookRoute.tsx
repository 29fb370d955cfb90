import { PriceBook } from '@trade-portal/portal-components'
import { usePortal } from '@trade-portal/portal-components/host'
import { useTitle } from '../useTitle'

/** Shows the price book. */
export function PriceBookRoute() {
  useTitle(usePortal().messages.priceBook.title)
  return <PriceBook />
}
