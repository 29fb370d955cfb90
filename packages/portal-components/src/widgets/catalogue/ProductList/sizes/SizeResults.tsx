import type { Product } from '@trade-portal/fluid-sdk'
import { useMessages } from '../../../../context/PortalContext'
import type { SizeGrid } from '../../../../data/catalogue/sizeGrid'
import { sizeGridMessages } from '../../../../messages/sizeGrid'
import { Heading } from '../../../../parts/Heading'
import { Stack } from '../../../../parts/layout/Layout'
import type { ProductsProps } from '../ProductTable'
import { ProductTable } from '../ProductTable'
import { SizeView } from './SizeView'

export interface SizeResultsProps extends Omit<ProductsProps, 'products' | 'isCompact'> {
  grid: SizeGrid
}

/** Shows a range by size, and below it the products whose names are no size. */
export function SizeResults({ grid, seesPrices, ...listed }: SizeResultsProps) {
  const words = useMessages(sizeGridMessages)
  const sized = grid.tables.flatMap(({ rows }) =>
    rows.flatMap(({ products }) => products.filter((product): product is Product => product !== null)),
  )
  return (
    <Stack gap={24}>
      <SizeView grid={grid} products={sized} seesPrices={seesPrices} />
      {grid.others.length > 0 && (
        <Stack as="section" gap={12}>
          <Heading level={2}>{words.othersTitle}</Heading>
          <ProductTable {...listed} products={grid.others} seesPrices={seesPrices} />
        </Stack>
      )}
    </Stack>
  )
}
