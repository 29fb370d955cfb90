import type { Product } from '@trade-portal/fluid-sdk'
import { Check } from 'lucide-react'
import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { usePortal, useMessages } from '../../context/PortalContext'
import { productsMessages } from '../../messages/catalogue'
import { useInCart } from './InCartSums'

/** Shows how much of a product the cart holds: "2 in cart", "34.2 m in cart". Renders nothing for none. */
export function InCart({ product }: { product: Pick<Product, 'id' | 'units' | 'isTally'> }) {
  const { formats } = usePortal()
  const words = useMessages(productsMessages)
  const sums = useInCart(product.id)
  if (!sums) return null
  // The unit is left out for a product with only one.
  const isPlain = !product.isTally && sums.size === 1 && sums.has(product.units[0] ?? '')
  const amounts = [...sums].map(([unit, thousandths]) => {
    const amount = formats.length(thousandths)
    return isPlain ? amount : `${amount} ${unit}`
  })
  return (
    <Count data-in-cart>
      <Check aria-hidden />
      <span>{words.inCart(amounts.join(', '))}</span>
    </Count>
  )
}

const Count = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[4]};
  color: ${token.color.positive};
  font-size: ${token.font.size[12]};
  font-weight: ${token.font.weight.medium};
  line-height: 1.35;
  white-space: nowrap;

  & > svg {
    flex: none;
    inline-size: 13px;
    block-size: 13px;
    stroke-width: 3;
  }
`
