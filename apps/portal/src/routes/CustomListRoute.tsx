import { CustomList, useListName } from '@trade-portal/portal-components'
import { useTitle } from '../useTitle'

/** Shows the list that the address names. */
export function CustomListRoute({ listId }: { listId: string }) {
  useTitle(useListName(listId))
  return <CustomList key={listId} listId={listId} />
}
