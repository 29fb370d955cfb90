import { isKnown } from '@trade-portal/fluid-sdk'
import { ShoppingCart } from 'lucide-react'
import { VisuallyHidden } from '../../../parts/VisuallyHidden'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { figureText } from '../../../messages/prices'
import { useCart } from '../../../data/cart/cart'
import * as S from './CartButton.styles'
import { shellMessages } from '../../../messages/shell'

/** Links to the cart and shows its number of lines, with their subtotal where the merchant shows prices. */
export function CartButton() {
  const portal = usePortal()
  const { hrefFor, formats, settings } = portal
  const words = useMessages(shellMessages)
  const { cart } = useCart()

  if (!settings.hasCart) return null
  const count = cart?.lines.length ?? null
  const amount = cart && !settings.hidesProductPrices ? cart.totals.subtotal : null
  const subtotal = amount === null ? null : figureText(amount, formats.money, portal)
  return (
    <S.CartLink href={hrefFor('/cart')}>
      {/* Read out as a sentence. An aria-label would have to repeat the visible text to the letter. */}
      <VisuallyHidden>{count === null ? words.cart : words.cartLabel(count, subtotal)}</VisuallyHidden>
      <ShoppingCart size={18} aria-hidden />
      {/* Stays empty but keeps its size until the cart is loaded. */}
      <S.Count aria-hidden data-empty={!count || undefined}>
        {count !== null && formats.quantity(count)}
      </S.Count>
      {!settings.hidesProductPrices && (
        <S.Subtotal aria-hidden>
          <S.Figure>{subtotal}</S.Figure>{' '}
          <S.Tax data-unknown={!isKnown(amount ?? NaN) || undefined}>{words.exTax}</S.Tax>
        </S.Subtotal>
      )}
    </S.CartLink>
  )
}
