import type { ShownCart } from '../../data/cart/outbox/shownCart'
import { CartLines } from './CartLines'
import * as S from './CartLines.styles'

export interface RemovedLinesProps {
  cart: ShownCart
  label: string
}

/** Offers to bring the last lines of a cart back, over the words that it is empty. */
export function RemovedLines({ cart, label }: RemovedLinesProps) {
  if (cart.removed.length === 0) return null
  return (
    <S.Removed>
      <CartLines cart={cart} label={label} />
    </S.Removed>
  )
}
