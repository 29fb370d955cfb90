export interface WirePriceBookConfiguration {
  lastDateCalculated: string
  /** Full or incremental download. */
  typePricebook: 'F' | 'I'
  /** Tab delimited, comma delimited, default format 1, default format 2. */
  deliveryFormat: '1' | '2' | '3' | '4'
  recipient: string
  /** Daily, weekly, fortnightly, monthly. */
  frequencyPricebook: 'D' | 'W' | 'F' | 'M'
  showNewProductCodes: boolean
  showCoreProductsOnly: boolean
  isRequiredQuarterly: boolean
  isPricebookZipped: boolean
}

export interface WirePriceBookHistoryItem {
  historyID: string
  dateGenerated: string
  typeGenerated: string
  formatGenerated: string
  sentRecipient: string
  newCodesGenerated: boolean
  coreProductsGenerated: boolean
}

export type WirePriceBook = WirePriceBookConfiguration & { PriceBookHistory: WirePriceBookHistoryItem[] }

interface WireStatus {
  Status: string
}

export interface PriceBookOperations {
  isPriceBookEnabled: { payload: { customerID: string }; answer: { isPriceBookEnabled: boolean } }
  getPriceBookInfo: {
    payload: { customerID: string; tradePortalUser: string }
    answer: { PriceBook: WirePriceBook[]; message?: string }
  }
  sendPriceBookInfoChanges: {
    /** `lastDateCalculated` goes back as it was read. */
    payload: WirePriceBookConfiguration & { tradePortalUser: string; deviceID: '' }
    answer: { SendPriceBookResponse: WireStatus[] }
  }
  requestNewPriceBook: {
    payload: { tradePortalUser: string; deviceID: string }
    answer: { requestNewPriceBookStatus: WireStatus[] }
  }
  resendPriceBook: {
    /** `historyIDs` is joined by spaces. */
    payload: { tradePortalUser: string; deviceID: string; historyIDs: string }
    answer: { resendPriceBookResponse: WireStatus[] }
  }
}
