import type { Cart } from '../areas/cart'

/** A cart without goods. */
export const emptyCart = (id: string): Cart => ({
  id,
  lines: [],
  totals: { subtotal: 0, tax: 0, total: 0 },
  isReplacement: false,
})
