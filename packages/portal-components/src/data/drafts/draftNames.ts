/** Names the draft for a product being added. */
export const draftOfProduct = (productId: string) => encodeURIComponent(productId)

/** Names the draft for a line of a cart. Lines of two carts may have the same number. */
export const draftOfLine = (cartId: string, lineId: number) => `line:${encodeURIComponent(cartId)}:${lineId}`
