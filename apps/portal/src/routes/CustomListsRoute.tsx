import { CustomLists } from '@trade-portal/portal-components'
import { usePortal } from '@trade-portal/portal-components/host'
import { useTitle } from '../useTitle'
import { listsWords } from '@trade-portal/portal-components/host'

/** Lists the merchant's lists and the customer's own. */
export function CustomListsRoute() {
  useTitle(usePortal().say(listsWords).title)
  return <CustomLists />
}
