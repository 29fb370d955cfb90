import type { Cart } from '@trade-portal/fluid-sdk'
import type { LineProblem } from '../../data/cart/outbox/cartOutbox'
import { CartLineRow } from './CartLineRow'
import type { CartLineRowProps } from './CartLineRow'
import { useRowFocus } from './useRowFocus'
import * as S from './CartLines.styles'

export interface CartLinesProps extends Pick<CartLineRowProps, 'hidesPrice' | 'hidesTotal'> {
  cart: Cart
  /** Why the last change of a line was taken back, by line. */
  problems: ReadonlyMap<number, LineProblem>
  label: string
}

/** The products of a cart, each of which can be changed or removed. */
export function CartLines({ cart, problems, label, hidesPrice, hidesTotal }: CartLinesProps) {
  const { listRef, keepFocusAt } = useRowFocus()
  return (
    <S.Lines ref={listRef} aria-label={label}>
      {cart.lines.map((line, index) => (
        <CartLineRow
          key={line.id}
          cartId={cart.id}
          line={line}
          index={index}
          problem={problems.get(line.id)}
          hidesPrice={hidesPrice}
          hidesTotal={hidesTotal}
          onRemoved={keepFocusAt}
        />
      ))}
    </S.Lines>
  )
}
