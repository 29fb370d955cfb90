export interface WireTransactionSummary {
  transactionNumber: number
  transactionSuffix: number
  transactionType: string
  deliveryDate: string
  invoiceDate: string
  branchID: string
  customerOrderNumber: string
  shipAddress1: string
  jobName: string
  userComment: string
  /** Includes tax. */
  transactionAmount: number
}

export interface TransactionOperations {
  getCustomerTransactions: {
    payload: { deviceID: string; customerID: string; userName: string; limit: 10000 }
    answer: {
      Order: WireTransactionSummary[]
      companyID: string
      numberOfTransactions: number
      transactionTotalAmount: number
    }
  }
}
