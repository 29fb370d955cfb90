import type { Product } from '@trade-portal/fluid-sdk'
import { Check } from 'lucide-react'
import { usePortal } from '../../context/PortalContext'
import { useInCart } from './InCartSums'
import * as S from './InCart.styles'
import { productsWords } from '../../messages/catalogue'

/** Says how much of a product the cart holds already: "2 in cart", "34.2 m in cart". Takes no room for none. */
export function InCart({ product }: { product: Pick<Product, 'id' | 'units' | 'isTally'> }) {
  const { formats, say } = usePortal()
  const sums = useInCart(product.id)
  if (!sums) return null
  // A count of the one unit that the product is sold in needs no name for it.
  const isPlain = !product.isTally && sums.size === 1 && sums.has(product.units[0] ?? '')
  const amounts = [...sums].map(([unit, thousandths]) => {
    const amount = formats.length(thousandths)
    return isPlain ? amount : `${amount} ${unit}`
  })
  return (
    <S.InCart data-in-cart>
      <Check aria-hidden />
      <span>{say(productsWords).inCart(amounts.join(', '))}</span>
    </S.InCart>
  )
}
