import type { AdministrationOperations } from './administration'
import type { CartOperations, ListOperations } from './cart'
import type { CatalogueOperations } from './catalogue'
import type { CheckoutOperations } from './checkout'
import type { PaymentOperations } from './payments'
import type { PriceBookOperations } from './priceBook'
import type { SessionOperations } from './session'
import type { StatementOperations } from './statements'
import type { TransactionOperations } from './transactions'

/** Any form in which the ERP spells a switch: `true`, `"true"`, `"yes"`, `1`, `"1"` and their opposites. */
export type WireBoolean = boolean | 'true' | 'false' | 'yes' | 'no' | 0 | 1 | '0' | '1'

/** A row of a refusal. Either key can be absent. */
export interface WireErrorRow {
  field?: string | null
  msg?: string | null
}

/** HTTP 200 with `hasErrors`: the back end understood the call and refused it. */
export interface WireRefusal {
  hasErrors: WireBoolean
  errorTable?: WireErrorRow[] | null
  errors?: WireErrorRow[] | null
}

export interface WireDownload {
  FileName: string
  Description: string
  Category: string
  Date: string
  /** Needs no session. */
  URL: string
}

export interface DownloadOperations {
  getDloads: { payload: { companyID: string; customerID: string }; answer: { Dloads: WireDownload[] } }
}

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
