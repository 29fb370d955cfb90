import type { Product } from '@trade-portal/fluid-sdk'
import { Select } from '../../parts/field/Select'
import { usePortal } from '../../context/PortalContext'
import { AddProduct } from '../AddProduct/AddProduct'
import { InCart } from '../InCart/InCart'
import * as S from './ProductModal.styles'
import { productsWords } from '../../messages/catalogue'
import { commonWords } from '../../messages/common'

export interface ProductBuyProps {
  product: Product
  unit: string
  onUnitChange: (unit: string) => void
  onTally: () => void
}

/** In which unit, how many, and into the cart. */
export function ProductBuy({ product, unit, onUnitChange, onTally }: ProductBuyProps) {
  const { say } = usePortal()
  return (
    <S.Buy>
      <S.Unit>
        <Select
          label={say(productsWords).unit}
          options={product.units.map((name) => ({ id: name, name }))}
          value={unit}
          onChange={onUnitChange}
          placeholder={say(commonWords).choose}
        />
      </S.Unit>
      <InCart product={product} />
      <S.Add>
        <AddProduct
          // A modal that goes on to another product starts at 1 again.
          key={product.id}
          product={product}
          unit={unit}
          addLabel={say(productsWords).addToCart}
          size="large"
          isPrimary
          onTally={onTally}
        />
      </S.Add>
    </S.Buy>
  )
}
