import type { Product } from '@trade-portal/fluid-sdk'
import { DataTable } from '../../parts/table/DataTable'
import { usePortal } from '../../portal/PortalContext'
import { productTable } from './productColumns'
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
  const portal = usePortal()
  const { messages, settings } = portal
  const words = messages.products
  return (
    <>
      <DataTable
        label={title}
        table={productTable(portal, { seesPrices, onTally })}
        rows={products}
        rowKey={keyOf}
        onRowOpen={onOpen}
        searchNote={words.searchNote}
      />
      {seesPrices && (
        <S.Note>{settings.isTaxInclusive ? words.pricesIncludeTax : words.pricesExcludeTax}</S.Note>
      )}
    </>
  )
}

function keyOf({ id }: Product): string {
  return id
}
