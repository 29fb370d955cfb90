/** The field of an address by which a page is known to be one that a card provider has returned to. */
export const RETURN_MARK = 'trade-payment'
