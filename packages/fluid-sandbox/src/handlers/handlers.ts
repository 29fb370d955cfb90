import { cart } from './cart.ts'
import { catalogue } from './catalogue.ts'
import { checkout } from './checkout.ts'
import { downloads } from './downloads.ts'
import type { Handler } from './Handler.ts'
import { lists } from './lists.ts'
import { mail } from './mail.ts'
import { payments } from './payments.ts'
import { priceBook } from './priceBook.ts'
import { registration } from './registration.ts'
import { session } from './session.ts'
import { statements } from './statements.ts'
import { subUsers } from './subUsers.ts'
import { transactions } from './transactions.ts'
import type { Operation } from '../wire/payload.ts'

/** Every operation of the wire: a missing one does not compile. */
export const handlers: { [K in Operation]: Handler<K> } = {
  ...session,
  ...registration,
  ...catalogue,
  ...cart,
  ...lists,
  ...checkout,
  ...transactions,
  ...mail,
  ...statements,
  ...payments,
  ...subUsers,
  ...priceBook,
  ...downloads,
}
