import { orderTotals } from '@trade-portal/fluid-sdk'
import type { Cart } from '@trade-portal/fluid-sdk'
import { ChevronDown } from 'lucide-react'
import { memo, useId, useState } from 'react'
import { Heading } from '../../../parts/Heading'
import { usePortal, useMessages } from '../../../context/PortalContext'
import type { LineProblem } from '../../../data/cart/outbox/cartOutbox'
import { CartLines } from '../../../surfaces/CartLines/CartLines'
import { figureText } from '../../../messages/prices'
import { Stack } from '../../../parts/layout/Layout'
import * as S from './CheckoutForm.styles'
import { cartMessages } from '../../../messages/cart'
import { checkoutMessages } from '../../../messages/checkout'

export interface OrderLinesProps {
  cart: Cart
  /** Reasons why the last change of a line was rolled back, by line. */
  problems: ReadonlyMap<number, LineProblem>
  /** Collapses all lines into one until the customer expands them. */
  isFoldable: boolean
}

/** The goods of the order, for a last check and change. Memoised, so that typing in the form does not re-render it. */
export const OrderLines = memo(function OrderLines({ cart, problems, isFoldable }: OrderLinesProps) {
  const portal = usePortal()
  const { formats, settings } = portal
  const words = useMessages(checkoutMessages)
  const cartText = useMessages(cartMessages)
  const headingId = useId()
  const [isShown, setIsShown] = useState(false)
  const isPriceHidden = settings.hidesFinalPrices
  const { subtotal } = orderTotals(cart.lines, null, settings)
  const count = words.itemCount(cart.lines.length)
  const sum = isPriceHidden ? count : `${count}, ${figureText(subtotal, formats.money, portal)}`
  return (
    <Stack
      as="section"
      gap={12}
      aria-labelledby={isFoldable ? undefined : headingId}
      aria-label={isFoldable ? words.orderItems : undefined}
    >
      {isFoldable ? (
        <S.Fold aria-expanded={isShown} onPress={() => setIsShown(!isShown)}>
          <span>{sum}</span>
          <S.Show>
            <span>{isShown ? words.hide : words.show}</span>
            <ChevronDown size={18} aria-hidden />
          </S.Show>
        </S.Fold>
      ) : (
        <Heading level={2} id={headingId}>
          {words.orderItems}
        </Heading>
      )}
      {(isShown || !isFoldable) && (
        <>
          <CartLines
            cart={cart}
            problems={problems}
            label={words.orderItems}
            hidesPrice={isPriceHidden}
            hidesTotal={isPriceHidden}
            isLater={!isFoldable}
          />
          {!isPriceHidden && (
            <S.Note>{settings.isTaxInclusive ? cartText.pricesIncludeTax : cartText.pricesExcludeTax}</S.Note>
          )}
        </>
      )}
    </Stack>
  )
})
