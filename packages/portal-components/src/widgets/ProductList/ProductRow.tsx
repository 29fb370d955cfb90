import type { Product } from '@trade-portal/fluid-sdk'
import { Picture } from '../../parts/Picture'
import { usePortal } from '../../PortalContext'
import { priceText, taxText } from '../../prices'
import { AddProduct } from '../../surfaces/AddProduct/AddProduct'
import * as S from './ProductTable.styles'

export interface ProductRowProps {
  product: Product
  seesPrices: boolean
  onOpen: () => void
  onTally: () => void
}

/** One product of a listing: what it is, what it costs, and the way into the cart. */
export function ProductRow({ product, seesPrices, onOpen, onTally }: ProductRowProps) {
  const portal = usePortal()
  const { messages, settings } = portal
  const { id, name, image, retailPrice, tradePrice, customerPrice } = product
  const unit = product.units[0] ?? ''
  return (
    <S.Row role="row">
      {/* The name beside it opens the same product, so one of them is enough for keys and screen readers. */}
      <S.PictureCell role="cell" onClick={onOpen}>
        <Picture src={image} alt="" ratio="4/3" />
      </S.PictureCell>
      <S.NameCell role="rowheader" scope="row">
        <S.Name type="button" aria-haspopup="dialog" onClick={onOpen}>
          {name}
        </S.Name>
        <S.Sku>
          {id}
          {!seesPrices && unit && ` · ${unit}`}
        </S.Sku>
      </S.NameCell>
      {seesPrices && (
        <>
          <S.PriceCell role="cell">
            <S.PriceLabel aria-hidden>{messages.products.retail} </S.PriceLabel>
            {priceText(retailPrice, portal)}
          </S.PriceCell>
          <S.PriceCell role="cell">
            <S.PriceLabel aria-hidden>{messages.products.trade} </S.PriceLabel>
            {priceText(tradePrice, portal)}
          </S.PriceCell>
          <S.OwnPriceCell role="cell">
            <strong>{priceText(customerPrice, portal)}</strong>
            {customerPrice !== null && (
              <S.Per>
                {' '}
                / {unit} <S.Tax>{taxText(portal)}</S.Tax>
              </S.Per>
            )}
          </S.OwnPriceCell>
        </>
      )}
      {settings.hasCart && (
        <S.AddCell role="cell">
          <AddProduct product={product} unit={unit} addLabel={messages.products.add} onTally={onTally} />
        </S.AddCell>
      )}
    </S.Row>
  )
}
