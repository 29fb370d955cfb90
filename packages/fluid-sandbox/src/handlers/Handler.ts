import type { ProviderPages } from '../payments/ProviderPages.ts'
import type { CopyRules } from '../tables/copiedLines.ts'
import type { Sessions } from '../tables/sessions.ts'
import type { OwnTables, Tables } from '../tables/Tables.ts'
import type { LateAnswer, Operation, Payload } from '../wire/payload.ts'

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
) => LateAnswer<K>

export type Handlers<K extends Operation> = { [Name in K]: Handler<Name> }
