import { segmentOf } from './cataloguePaths'

/** Of the account and its people. */
export const adminPath = '/admin'

/** The path of the page that adds a person to the account. */
export const newPersonPath = '/admin/account/new'

/** The path of a person's own page. */
export const personPath = (id: string) => `/admin/account/${segmentOf(id)}` as const
