import { cart } from './handlers/cart.ts'
import { catalogue } from './handlers/catalogue.ts'
import { checkout } from './handlers/checkout.ts'
import type { Handler } from './handlers/Handler.ts'
import { session } from './handlers/session.ts'
import { transactions } from './handlers/transactions.ts'
import type { Operation } from './payload.ts'

/** Every operation of the wire: one that is missing does not compile. */
export const handlers: { [K in Operation]: Handler<K> } = {
  ...session,
  ...catalogue,
  ...cart,
  ...checkout,
  ...transactions,
}
