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

export interface WireTransactionLine {
  lineNum: number
  productDesc: string
  productCode: string
  quantity: number
  unitOfMeasure: string
  unitPrice: number
  linePrice: number
}

export interface WireTransactionDetail {
  transactionType: string
  transactionNumber: number
  transactionSuffix: number
  invoiceDate: string
  deliveryDate: string
  nameCharge: string
  nameShip: string
  jobName: string
  shipAddress1: string
  shipAddress2: string
  shipAddress3: string
  comment_tportal: string
  transactionTotalAmountExcGST: number
  transactionTotalGST: number
  transactionTotalAmountIncGST: number
  companyID: string
  customerID: string
  LineDetailsTP: WireTransactionLine[]
}

/** Number and suffix are unique over all types. */
export interface WireTransactionKey {
  transactionNumber: number
  transactionSuffix: number
}

/** How a document is sent; the merchant's back end makes it. */
export type WireDocumentFormat = 'pdf' | 'csv' | 'xero' | 'simpro' | 'tradify' | 'fergus'

interface WireTransactionTotals {
  companyID: string
  numberOfTransactions: number
  transactionTotalAmount: number
}

export interface TransactionOperations {
  getCustomerTransactions: {
    payload: { deviceID: string; customerID: string; userName: string; limit: 10000 }
    answer: WireTransactionTotals & { Order: WireTransactionSummary[] }
  }
  getCustomerInvoicesTP: {
    /** `YYYY-MM-DD`, inclusive; an open end is `""`. */
    payload: { customerID: string; fromDate: string; toDate: string; userName: string; deviceID: string }
    answer: WireTransactionTotals & { InvoiceTP: WireTransactionSummary[] }
  }
  getTransactionTP: {
    payload: WireTransactionKey & { userName: string; companyID: string; customerID: string }
    answer: { TransactionTP: WireTransactionDetail[] }
  }
  saveUserComment: {
    /** `userName` is the user's id here, and nowhere else. */
    payload: WireTransactionKey & { userName: string; customerID: string; userComment: string }
    answer: object
  }
  emailTransaction: {
    payload: WireTransactionKey & {
      transactionType: string
      emailAddress: string
      format: WireDocumentFormat
    }
    answer: object
  }
  emailTransactions: {
    payload: {
      typedoc: 'Invoice'
      customerID: string
      format: WireDocumentFormat
      emailDetails: {
        email_address: string
        email_address_cc: string
        email_address_bcc: string
        email_subject: string
        email_message: string
      }
      transactionList: WireTransactionKey[]
    }
    answer: object
  }
  sendEmailMessage: {
    payload: {
      customerID: string
      mobUserID: string
      toEmailAddress: string
      fromEmailAddress: string
      subject: string
      bodyText: string
      /** 0 and 0 when the message is about no transaction. */
      numTran: number
      suffixTran: number
    }
    answer: object
  }
  acceptQuote: {
    payload: {
      idUser: string
      companyID: string
      custID: string
      numTran: number
      suffixTran: number
      /** `YYYY-MM-DD` */
      deliveryDate: string
      comment1: string
    }
    answer: object
  }
  copyTranToCart: {
    /** `sessionID` is the cart that takes the lines. A back end may copy the charge of the old delivery with the goods. */
    payload: WireTransactionKey & { deviceID: string; customerID: string; sessionID: string }
    answer: object
  }
}
