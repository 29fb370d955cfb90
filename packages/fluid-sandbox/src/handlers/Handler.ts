import type { Database } from '../database/database.ts'
import type { Files } from '../wire/files.ts'
import type { Merchant } from '../seed/merchants.ts'
import type { Answer, Operation, Payload } from '../wire/payload.ts'
import type { ProviderPages } from '../payments/ProviderPages.ts'
import type { Account, Sessions } from '../tables/sessions.ts'

/** Operations that need no session. */
export type AnonymousOperation = 'login' | 'registerForAccess'

/** What a handler may use. */
export interface Context {
  database: Database
  sessions: Sessions
  now: () => number
  merchant: MerchantRow
  files: Pick<Files, 'addressOf' | 'namedOf'>
  providerPages: ProviderPages
  /** Where the client reaches this back end: the call's own address up to `fluid/`. */
  endpoint: string
}

export interface SignedInContext extends Context {
  account: Account
}

export interface MerchantRow {
  id: Merchant
  /** Hundredths of a percent. */
  taxRate: number
}

/** Answers one operation, inside a transaction that a thrown `Refusal` rolls back. */
export type Handler<K extends Operation> = (
  payload: Payload<K>,
  context: K extends AnonymousOperation ? Context : SignedInContext,
) => Answer<K>

export type Handlers<K extends Operation> = { [Name in K]: Handler<Name> }
