import { CustomList, useIsSwitchedOff, useListName, usePortal } from '@trade-portal/portal-components'
import { useParams } from 'react-router'
import { useTitle } from '../useTitle'
import { NotFoundRoute } from './NotFoundRoute'

/** Shows the list that the address names. */
export function CustomListRoute() {
  const { messages } = usePortal()
  const { cartSessionId = '' } = useParams()
  const isSwitchedOff = useIsSwitchedOff('custom lists')
  const name = useListName(cartSessionId)
  useTitle(isSwitchedOff ? messages.shell.notFoundTitle : name)
  return isSwitchedOff ? <NotFoundRoute /> : <CustomList key={cartSessionId} listId={cartSessionId} />
}
