export interface WireCartLine {
  lineID: number
  productID: string
  prodDesc: string
  /** The sum of length times quantity on a tally line. */
  prodQty: number
  UOM: string
  /** Includes tax when the setting `tax_inclusive` is on. */
  unitPrice: number
  /** Tax of one unit, either way. */
  unitGST: number
  isTally: boolean
  product: { productShortDesc: string; productFiles: string; productImage: string }
}

export interface WireTallyLength {
  length: number
  qty: number
}

export interface WireAddCartProduct {
  UOM: string
  customerID: string
  productID: string
  quoteQty: number
  /** The cart session's id, never the sign-in session's. */
  sessionID: string
  tallyLength: WireTallyLength[]
  unitSell: 0
}

export interface CartOperations {
  createCart: {
    payload: { customerID: string; deviceID: string; sessionType: string }
    answer: { cartSessionId: string }
  }
  getCartContents: {
    payload: { sessionID: string; tpaID: string; userName: string }
    answer: { cartSessionId: string; CartContents: WireCartLine[] }
  }
  addCartProduct: { payload: WireAddCartProduct; answer: { lineID: number } }
  updateCartProduct: { payload: WireAddCartProduct & { lineId: number }; answer: { lineID: number } }
  deleteCartProduct: {
    payload: { productID: string; sessionID: string; lineID: number }
    answer: { lineID: number }
  }
  getCartTallies: {
    payload: { sessionID: string; lineNo: number }
    answer: { CartTallies: { productID: string; length: number; qty: number }[] }
  }
}

/** A list is a named cart session. `Generic` lists are the merchant's, for every customer. */
export interface WireCustomList {
  name: string
  cartSessionId: string
  type: 'Custom' | 'Generic'
  contents: WireCartLine[]
}

export interface ListOperations {
  getCustomLists: { payload: { custID: string }; answer: { CustomLists: WireCustomList[] } }
  saveCustomList: {
    /** `sessionID` is the cart to save, `customList` the list's name. */
    payload: { sessionID: string; customList: string }
    /** Of the saved list; the cart's own where the back end turned the cart into the list. */
    answer: { cartSessionId: string }
  }
  deleteCustomList: { payload: { sessionID: string }; answer: object }
  /** A back end may silently leave out goods no longer sold. */
  copyCartToCart: {
    payload: { deviceID: string; fromSessionID: string; toSessionID: string }
    answer: object
  }
}
