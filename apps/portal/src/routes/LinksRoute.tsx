import { HelpfulLinks } from '@trade-portal/portal-components'
import { usePortal } from '@trade-portal/portal-components/host'
import { useTitle } from '../useTitle'
import { linksWords } from '@trade-portal/portal-components/host'

/** Shows the merchant's links. */
export function LinksRoute() {
  useTitle(usePortal().say(linksWords).title)
  return <HelpfulLinks />
}
