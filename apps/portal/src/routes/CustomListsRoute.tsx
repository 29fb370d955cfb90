import { CustomLists, usePortal } from '@trade-portal/portal-components'
import { useTitle } from '../useTitle'

/** Lists the merchant's lists and the customer's own. */
export function CustomListsRoute() {
  useTitle(usePortal().messages.lists.title)
  return <CustomLists />
}
