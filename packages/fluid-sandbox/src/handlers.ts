import { cart } from './handlers/cart.ts'
import { catalogue } from './handlers/catalogue.ts'
import { checkout } from './handlers/checkout.ts'
import { downloads } from './handlers/downloads.ts'
import type { Handler } from './handlers/Handler.ts'
import { invoices } from './handlers/invoices.ts'
import { lists } from './handlers/lists.ts'
import { mail } from './handlers/mail.ts'
import { payments } from './handlers/payments.ts'
import { priceBook } from './handlers/priceBook.ts'
import { quotes } from './handlers/quotes.ts'
import { registration } from './handlers/registration.ts'
import { session } from './handlers/session.ts'
import { statements } from './handlers/statements.ts'
import { subUsers } from './handlers/subUsers.ts'
import { transactionDetail } from './handlers/transactionDetail.ts'
import { transactions } from './handlers/transactions.ts'
import type { Operation } from './payload.ts'

/** Every operation of the wire: one that is missing does not compile. */
export const handlers: { [K in Operation]: Handler<K> } = {
  ...session,
  ...registration,
  ...catalogue,
  ...cart,
  ...lists,
  ...checkout,
  ...transactions,
  ...invoices,
  ...transactionDetail,
  ...quotes,
  ...mail,
  ...statements,
  ...payments,
  ...subUsers,
  ...priceBook,
  ...downloads,
}
