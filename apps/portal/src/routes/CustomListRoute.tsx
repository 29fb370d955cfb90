import { CustomList, useIsSwitchedOff, useListName, usePortal } from '@trade-portal/portal-components'
import { useTitle } from '../useTitle'
import { NotFoundRoute } from './NotFoundRoute'

/** Shows the list that the address names. */
export function CustomListRoute({ listId }: { listId: string }) {
  const { messages } = usePortal()
  const isSwitchedOff = useIsSwitchedOff('custom lists')
  const name = useListName(listId)
  useTitle(isSwitchedOff ? messages.shell.notFoundTitle : name)
  return isSwitchedOff ? <NotFoundRoute /> : <CustomList key={listId} listId={listId} />
}
