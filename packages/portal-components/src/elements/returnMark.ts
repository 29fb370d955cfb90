/** The field in the address that marks a return from a card provider. */
export const RETURN_MARK = 'trade-payment'
