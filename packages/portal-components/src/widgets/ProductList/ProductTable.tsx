import type { Product } from '@trade-portal/fluid-sdk'
import { usePortal } from '../../PortalContext'
import { ProductRow } from './ProductRow'
import * as S from './ProductTable.styles'

export interface ProductsProps {
  /** Names the listing. */
  title: string
  products: Product[]
  seesPrices: boolean
  onOpen: (product: Product) => void
  onTally: (product: Product) => void
}

/** Products in rows; on narrow containers each row is a card. */
export function ProductTable({ title, products, seesPrices, onOpen, onTally }: ProductsProps) {
  const { messages, settings } = usePortal()
  const words = messages.products
  return (
    <>
      {/* The roles stand in words: a table that is laid out as cards would lose its own. */}
      <S.Table role="table" aria-label={title} data-prices={seesPrices || undefined}>
        <S.Head role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col" colSpan={2}>
              {words.product}
            </th>
            {seesPrices && (
              <>
                <S.PriceHead role="columnheader" scope="col">
                  {words.retail}
                </S.PriceHead>
                <S.PriceHead role="columnheader" scope="col">
                  {words.trade}
                </S.PriceHead>
                <S.PriceHead role="columnheader" scope="col">
                  {words.customer}
                </S.PriceHead>
              </>
            )}
            {settings.hasCart && (
              <S.AddHead role="columnheader" scope="col">
                {words.quantity}
              </S.AddHead>
            )}
          </tr>
        </S.Head>
        <S.Body role="rowgroup">
          {products.map((product) => (
            <ProductRow
              key={product.id}
              product={product}
              seesPrices={seesPrices}
              onOpen={() => onOpen(product)}
              onTally={() => onTally(product)}
            />
          ))}
        </S.Body>
      </S.Table>
      {seesPrices && (
        <S.Note>{settings.isTaxInclusive ? words.pricesIncludeTax : words.pricesExcludeTax}</S.Note>
      )}
    </>
  )
}
