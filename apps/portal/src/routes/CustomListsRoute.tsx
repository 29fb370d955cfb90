import { CustomLists, useIsSwitchedOff, usePortal } from '@trade-portal/portal-components'
import { useTitle } from '../useTitle'
import { NotFoundRoute } from './NotFoundRoute'

/** Lists the merchant's lists and the customer's own, where the merchant's menu has them. */
export function CustomListsRoute() {
  const { messages } = usePortal()
  const isSwitchedOff = useIsSwitchedOff('custom lists')
  useTitle(isSwitchedOff ? messages.shell.notFoundTitle : messages.lists.title)
  return isSwitchedOff ? <NotFoundRoute /> : <CustomLists />
}
