import type { AdministrationOperations } from './administration'
import type { CartOperations } from './cart'
import type { CatalogueOperations } from './catalogue'
import type { CheckoutOperations } from './checkout'
import type { DownloadOperations } from './downloads'
import type { ListOperations } from './lists'
import type { PaymentOperations } from './payments'
import type { PriceBookOperations } from './priceBook'
import type { SessionOperations } from './session'
import type { StatementOperations } from './statements'
import type { TransactionOperations } from './transactions'

/** Every call of the wire by its `ipFunction`, with its payload and its answer. */
export interface WireOperations
  extends
    SessionOperations,
    CatalogueOperations,
    CartOperations,
    ListOperations,
    CheckoutOperations,
    TransactionOperations,
    StatementOperations,
    PaymentOperations,
    AdministrationOperations,
    PriceBookOperations,
    DownloadOperations {}
