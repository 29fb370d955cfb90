import { HelpfulLinks } from '@trade-portal/portal-components'
import { usePortal } from '@trade-portal/portal-components/host'
import { useTitle } from '../useTitle'

/** Shows the merchant's links. */
export function LinksRoute() {
  useTitle(usePortal().messages.links.title)
  return <HelpfulLinks />
}
