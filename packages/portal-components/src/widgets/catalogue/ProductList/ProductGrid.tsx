import { memo } from 'react'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { productsMessages } from '../../../messages/catalogue'
import { perUnit, priceText, taxText } from '../../../messages/prices'
import { wantsAnother } from '../../../parts/FollowLink'
import { Stack } from '../../../parts/layout/Layout'
import { Picture } from '../../../parts/Picture'
import { AddProduct } from '../../../surfaces/AddProduct/AddProduct'
import { InCart } from '../../../surfaces/InCart/InCart'
import { RowEnd } from './ListingParts'
import * as S from './ProductGrid.styles'
import type { ProductsProps } from './ProductTable'

/** Shows products as cards with large pictures. */
export const ProductGrid = memo(function ProductGrid({
  title,
  products,
  seesPrices,
  pathOf,
  onOpen,
  onTally,
}: ProductsProps) {
  const portal = usePortal()
  const { hrefFor } = portal
  const words = useMessages(productsMessages)
  return (
    <S.Grid aria-label={title}>
      {products.map((product) => {
        const { id, name, image, retailPrice, tradePrice, customerPrice } = product
        const unit = product.units[0] ?? ''
        return (
          <S.Card key={id}>
            <S.PicturePress onClick={() => onOpen(product)}>
              <Picture src={image} alt="" ratio="4/3" />
            </S.PicturePress>
            <Stack align="start" gap={4}>
              <S.Name
                translate="no"
                href={hrefFor(pathOf(id))}
                aria-haspopup="dialog"
                onClick={(event) => {
                  if (wantsAnother(event)) return
                  event.preventDefault()
                  onOpen(product)
                }}
              >
                {name}
              </S.Name>
              <S.Muted>{seesPrices || !unit ? id : `${id} · ${unit}`}</S.Muted>
              {seesPrices && (
                <>
                  <S.OtherPrices>
                    <span>{`${words.retail} ${priceText(retailPrice, portal)}`}</span>
                    <span>{`${words.trade} ${priceText(tradePrice, portal)}`}</span>
                  </S.OtherPrices>
                  <S.Price>
                    <strong translate="no">{priceText(customerPrice, portal)}</strong>
                    {customerPrice !== null && (
                      <span>{` ${perUnit(unit, portal).seen} ${taxText(portal)}`}</span>
                    )}
                  </S.Price>
                </>
              )}
              <InCart product={product} />
            </Stack>
            <AddProduct product={product} unit={unit} addLabel={words.add} onTally={onTally} />
            <RowEnd product={product} />
          </S.Card>
        )
      })}
    </S.Grid>
  )
})
