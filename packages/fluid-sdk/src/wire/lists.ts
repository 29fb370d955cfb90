import type { WireCartLine } from './cart'

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
