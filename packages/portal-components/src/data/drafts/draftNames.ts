/** Names the draft of a product that is being added. */
export const draftOfProduct = (productId: string) => encodeURIComponent(productId)

/** Names the draft of a line of a cart: lines of two carts may have the same number. */
export const draftOfLine = (cartId: string, lineId: number) => `line:${encodeURIComponent(cartId)}:${lineId}`
