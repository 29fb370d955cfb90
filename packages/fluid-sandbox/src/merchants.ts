/** The demo merchants: an Australian one with GST, and an American one where tax comes after the order. */
export type Merchant = 'ironbark' | 'cascade'
