import { addDays } from '../arithmetic/days.ts'
import type { ProviderPages } from '../payments/ProviderPages.ts'
import type { OwnTables, Tables } from '../tables/Tables.ts'
import type { CopyRules } from '../tables/copiedLines.ts'
import type { Sessions } from '../tables/sessions.ts'
import type { StreamedAnswer, Operation, Payload } from '../wire/payload.ts'
import { refuseField } from '../wire/refusal.ts'

/** Operations that need no session. */
export type AnonymousOperation = 'login' | 'registerForAccess'

/** The means that every handler gets. */
export interface Context extends Tables {
  sessions: Sessions
  providerPages: ProviderPages
  copies: CopyRules
  /** The address at which the client reaches this back end: the call's own up to `fluid/`. */
  endpoint: string
}

export type SignedInContext = Context & OwnTables

/** Answers one operation, inside a transaction that a thrown `Refusal` rolls back. */
export type Handler<K extends Operation> = (
  payload: Payload<K>,
  context: K extends AnonymousOperation ? Context : SignedInContext,
) => StreamedAnswer<K>

export type Handlers<K extends Operation> = { [Name in K]: Handler<Name> }

/** Refuses, by field, any text but a day of the calendar as the wire spells it: `YYYY-MM-DD`. */
export function checkDay(field: string, text: string): void {
  if (!isDay(text)) refuseField(field, `${field} must be a day, YYYY-MM-DD`)
}

/** Returns whether a text is a day of the calendar. `Date` turns 30 February into another day. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && addDays(text, 0) === text
}
