import type { Product } from '@trade-portal/fluid-sdk'
import { usePortal } from '../../context/PortalContext'
import { perUnit, priceText } from '../../messages/prices'
import * as S from './ProductModal.styles'
import { productsWords } from '../../messages/catalogue'
import { productModalWords } from '../../messages/productModal'

export interface ProductPricesProps {
  product: Product
  unit: string
}

/** Retail, trade and the customer's own price, and whether tax is in them. */
export function ProductPrices({ product, unit }: ProductPricesProps) {
  const portal = usePortal()
  const { say, settings } = portal
  const words = say(productModalWords)
  const { retailPrice, tradePrice, customerPrice } = product
  return (
    <div>
      <S.Prices>
        <div>
          <dt>{words.retailPrice}</dt>
          <dd>{priceText(retailPrice, portal)}</dd>
        </div>
        <div>
          <dt>{words.tradePrice}</dt>
          <dd>{priceText(tradePrice, portal)}</dd>
        </div>
        <div data-tone="own">
          <dt>{words.customerPrice}</dt>
          <dd>
            <span>{priceText(customerPrice, portal)}</span>
            {customerPrice !== null && <S.Per>{` ${perUnit(unit, portal).seen}`}</S.Per>}
          </dd>
        </div>
      </S.Prices>
      <S.Disclaimer>
        {settings.isTaxInclusive ? say(productsWords).pricesIncludeTax : say(productsWords).pricesExcludeTax}
      </S.Disclaimer>
    </div>
  )
}
