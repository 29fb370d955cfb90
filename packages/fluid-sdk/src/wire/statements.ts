import type { WireCustomerDetails } from './session'

/** The customer's debt by age. The five buckets are the account's balance; `dueBalance` is what must be paid now. */
export interface WireBalances {
  currentBalance: number
  day30Balance: number
  day60Balance: number
  day90Balance: number
  day120Balance: number
  dueBalance: number
}

export interface WireStatement extends WireBalances {
  dateStatement: string
  customerName: string
}

export interface WireStatementTransaction {
  transactionNumber: number
  transactionSuffix: number
  displayType: string
  transactionDate: string
  /** With its sign: a credit and a payment are below 0. */
  displayAmount: number
  balanceAmount: number
  transactionRef: string
  custOrdNo: string
}

export type WireStatementDetail = WireStatement &
  WireCustomerDetails & { StatementTransactions: WireStatementTransaction[] }

export interface StatementOperations {
  getStatementList: {
    payload: { companyID: string; customerID: string }
    answer: { StatementList: WireStatement[] }
  }
  getStatementDetail: {
    payload: { companyID: string; customerID: string; statementDate: string }
    answer: { StatementDetail: WireStatementDetail[] }
  }
  emailStatement: {
    payload: { customerID: string; statementDate: string; emailAddress: string }
    answer: object
  }
  getCustomerAgedBalances: {
    payload: { companyID: string; customerID: string }
    answer: { AgedBalances: WireBalances[] }
  }
}
