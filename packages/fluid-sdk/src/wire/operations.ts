import type { CartOperations } from './cart'
import type { CatalogueOperations } from './catalogue'
import type { CheckoutOperations } from './checkout'
import type { SessionOperations } from './session'
import type { TransactionOperations } from './transactions'

/** Every call of the wire by its `ipFunction`: what is sent and what a good answer holds. */
export interface WireOperations
  extends SessionOperations, CatalogueOperations, CartOperations, CheckoutOperations, TransactionOperations {}
