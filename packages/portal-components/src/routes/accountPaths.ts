import { segmentOf } from './cataloguePaths'

/** The page of the account and its users. */
export const adminPath = '/admin'

/** The page that adds a user to the account. */
export const newPersonPath = '/admin/account/new'

/** Returns the path of a user's own page. */
export const personPath = (id: string) => `/admin/account/${segmentOf(id)}` as const

/** Returns the path of the statement of a day, `YYYY-MM-DD`. */
export function statementPath(date: string) {
  return `/statements/${date}` as const
}

/** Returns the path of the invoices without a statement: those after the day of the newest one, `YYYY-MM-DD`. */
export function invoicesAfterPath(date: string) {
  return `/invoices?from=${dayAfter(date)}` as const
}

/** Returns the next day, both `YYYY-MM-DD`. */
export function dayAfter(date: string): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const next = new Date(0)
  next.setUTCFullYear(year, month - 1, day + 1)
  return next.toISOString().slice(0, 10)
}

/** Returns the path of a list, or of all lists. */
export function listsPath(listId?: string): string {
  return listId === undefined ? '/custom-lists' : `/custom-lists/${segmentOf(listId)}`
}
