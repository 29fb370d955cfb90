import { usePortal } from '../../portal/PortalContext'
import { listsQuery } from './lists'
import { useRead } from '../useRead'

/** The name of a list, for a page that names itself by it. */
export function useListName(listId: string): string {
  const { client, messages } = usePortal()
  const { data } = useRead(listsQuery(client))
  return data?.find((list) => list.id === listId)?.name ?? messages.lists.title
}
