import { isTold } from '@trade-portal/fluid-sdk'
import { ShoppingCart } from 'lucide-react'
import { VisuallyHidden } from '../../../parts/VisuallyHidden'
import { usePortal } from '../../../context/PortalContext'
import { figureText } from '../../../messages/prices'
import { useCart } from '../../../data/cart/cart'
import * as S from './CartButton.styles'
import { shellWords } from '../../../messages/shell'

/** Leads to the cart and tells what it holds: how many lines, and their subtotal where the merchant shows prices. */
export function CartButton() {
  const portal = usePortal()
  const { hrefFor, say, formats, settings } = portal
  const { cart } = useCart()

  if (!settings.hasCart) return null
  const count = cart?.lines.length ?? null
  const amount = cart && !settings.hidesProductPrices ? cart.totals.subtotal : null
  const subtotal = amount === null || amount === undefined ? null : figureText(amount, formats.money, portal)
  const { cart: word, cartLabel } = say(shellWords)
  return (
    <S.CartLink href={hrefFor('/cart')}>
      {/* Spoken as a sentence; an aria-label would have to repeat what is seen to the letter. */}
      <VisuallyHidden>{count === null ? word : cartLabel(count, subtotal)}</VisuallyHidden>
      <ShoppingCart aria-hidden />
      {/* Of a cart that has not been read nothing is told, and the place is kept. */}
      <S.Count aria-hidden data-empty={!count || undefined}>
        {count !== null && formats.quantity(count)}
      </S.Count>
      {!settings.hidesProductPrices && (
        <S.Subtotal aria-hidden>
          <S.Figure>{subtotal}</S.Figure>{' '}
          <S.Tax data-untold={!isTold(amount ?? NaN) || undefined}>{say(shellWords).exTax}</S.Tax>
        </S.Subtotal>
      )}
    </S.CartLink>
  )
}
