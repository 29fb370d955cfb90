import type { CartLine } from '@trade-portal/fluid-sdk'
import { usePriceBefore } from '../../data/cart/pricesBefore'
import { usePortal } from '../../portal/PortalContext'
import { priceText } from '../../words/prices'
import * as S from './CartLineRow.styles'
import { cartWords } from '../../words/cart'

/** Says what goods that were ordered again cost then, where the price has changed since. */
export function PriceBefore({ line }: { line: CartLine }) {
  const portal = usePortal()
  const before = usePriceBefore(line)
  if (before === null) return null
  return <S.PriceBefore> {portal.say(cartWords).priceWas(priceText(before, portal))}</S.PriceBefore>
}
