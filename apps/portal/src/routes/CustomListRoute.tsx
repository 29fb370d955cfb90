import { CustomList } from '@trade-portal/portal-components'
import { useListName } from '@trade-portal/portal-components/host'
import { useTitle } from '../useTitle'

/** Shows the list that the address names. */
export function CustomListRoute({ listId }: { listId: string }) {
  useTitle(useListName(listId))
  return <CustomList key={listId} listId={listId} />
}
