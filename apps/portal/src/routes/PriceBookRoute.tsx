import { PriceBook } from '@trade-portal/portal-components'
import { usePortal } from '@trade-portal/portal-components/host'
import { useTitle } from '../useTitle'
import { priceBookWords } from '@trade-portal/portal-components/host'

/** Shows the price book. */
export function PriceBookRoute() {
  useTitle(usePortal().say(priceBookWords).title)
  return <PriceBook />
}
