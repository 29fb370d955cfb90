import type { Database } from '../database.ts'
import type { Files } from '../files.ts'
import type { Answer, Operation, Payload } from '../payload.ts'
import type { Account, Sessions } from '../sessions.ts'

/** Operations that need no session. */
export type AnonymousOperation = 'login' | 'registerForAccess'

/** What a handler may use. */
export interface Context {
  database: Database
  sessions: Sessions
  now: () => number
  merchant: MerchantRow
  files: Pick<Files, 'addressOf' | 'namedOf'>
}

export interface SignedInContext extends Context {
  account: Account
}

export interface MerchantRow {
  id: string
  /** Hundredths of a percent. */
  taxRate: number
}

/** Answers one operation, inside a transaction that a thrown `Refusal` rolls back. */
export type Handler<K extends Operation> = (
  payload: Payload<K>,
  context: K extends AnonymousOperation ? Context : SignedInContext,
) => Answer<K>

export type Handlers<K extends Operation> = { [Name in K]: Handler<Name> }
