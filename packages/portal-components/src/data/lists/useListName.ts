import { usePortal } from '../../context/PortalContext'
import { listsQuery } from './lists'
import { useRead } from '../useRead'
import { listsWords } from '../../messages/lists'

/** The name of a list, for a page that names itself by it. */
export function useListName(listId: string): string {
  const { client, say } = usePortal()
  const { data } = useRead(listsQuery(client))
  return data?.find((list) => list.id === listId)?.name ?? say(listsWords).title
}
