import type { Cart } from '@trade-portal/fluid-sdk'
import { memo, useId } from 'react'
import { Heading } from '../../parts/Heading'
import { usePortal } from '../../portal/PortalContext'
import type { LineProblem } from '../../data/cart/outbox/cartOutbox'
import { CartLines } from '../../surfaces/CartLines/CartLines'
import * as S from './CheckoutForm.styles'

export interface OrderLinesProps {
  cart: Cart
  /** Reasons why the last change of a line was taken back, by line. */
  problems: ReadonlyMap<number, LineProblem>
}

/**
 * The goods of the order, for a last look and a last change. It is memoised, so that keys typed into the form do not
 * draw it again.
 */
export const OrderLines = memo(function OrderLines({ cart, problems }: OrderLinesProps) {
  const { messages, settings } = usePortal()
  const headingId = useId()
  const words = messages.checkout
  const isPriceHidden = settings.hidesFinalPrices
  return (
    <S.Lines aria-labelledby={headingId}>
      <Heading level={2} id={headingId}>
        {words.orderItems}
      </Heading>
      <CartLines
        cart={cart}
        problems={problems}
        label={words.orderItems}
        hidesPrice={isPriceHidden}
        hidesTotal={isPriceHidden}
      />
      {!isPriceHidden && (
        <S.Note>
          {settings.isTaxInclusive ? messages.cart.pricesIncludeTax : messages.cart.pricesExcludeTax}
        </S.Note>
      )}
    </S.Lines>
  )
})
