import { segmentOf } from './cataloguePaths'

/** The path of a list, or of all lists. */
export function listsPath(listId?: string): string {
  return listId === undefined ? '/custom-lists' : `/custom-lists/${segmentOf(listId)}`
}
