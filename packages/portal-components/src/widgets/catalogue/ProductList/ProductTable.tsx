import type { Money, Product } from '@trade-portal/fluid-sdk'
import { memo, use, useMemo } from 'react'
import { DataTable } from '../../../parts/table/DataTable'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { ListingPartsContext } from './ListingParts'
import { productTable } from './productColumns'
import * as S from './ProductTable.styles'
import { productsMessages } from '../../../messages/catalogue'

export interface ProductsProps {
  title: string
  products: Product[]
  seesPrices: boolean
  isCompact?: boolean
  /** Returns the path of a product opened in this listing. */
  pathOf: (productId: string) => string
  onOpen: (product: Product) => void
  onTally: (product: Product) => void
}

/** Shows products in rows; on narrow containers each row is a card. */
export const ProductTable = memo(function ProductTable(props: ProductsProps) {
  const { title, products, seesPrices, isCompact = false, pathOf, onOpen, onTally } = props
  const { formats, hrefFor, messagesOf, settings } = usePortal()
  const words = useMessages(productsMessages)
  const hasRowEnd = use(ListingPartsContext).renderRowEnd !== undefined
  const hasFractions = seesPrices && products.some(hasFraction)
  const table = useMemo(
    () =>
      productTable(
        { formats, messagesOf, settings },
        { seesPrices, isCompact, hasFractions, hasRowEnd, onTally },
      ),
    [formats, messagesOf, settings, seesPrices, isCompact, hasFractions, hasRowEnd, onTally],
  )
  return (
    <>
      <DataTable
        label={title}
        table={table}
        rows={products}
        rowKey={keyOf}
        rowHref={({ id }) => hrefFor(pathOf(id))}
        onRowOpen={onOpen}
        searchNote={words.searchNote}
      />
      {seesPrices && (
        <S.Note>{settings.isTaxInclusive ? words.pricesIncludeTax : words.pricesExcludeTax}</S.Note>
      )}
    </>
  )
})

function keyOf({ id }: Product): string {
  return id
}

const CENT: Money = 100

/** Returns true if a price has more than two decimals, which the others then reserve space for. */
function hasFraction({ retailPrice, tradePrice, customerPrice }: Product): boolean {
  return [retailPrice, tradePrice, customerPrice].some((price) => (price ?? 0) % CENT !== 0)
}
