import { use } from 'react'
import { DataTableSkeleton } from '../../../parts/table/DataTableSkeleton'
import { Skeleton } from '../../../parts/Skeleton'
import { usePortal } from '../../../context/PortalContext'
import { useSeesPrices } from '../../../data/catalogue/useSeesPrices'
import { productTable } from './productColumns'
import { ListingPartsContext } from './ListingParts'
import type { ListingView } from '../../../data/catalogue/listing'
import * as G from './ProductGrid.styles'
import * as T from './ProductTable.styles'

export interface ResultsSkeletonProps {
  view: ListingView
}

/** Fills any screen twice; a merchant may set pages of thousands. */
const MOST_ROWS = 60

/** Placeholder rows or cards for a full page. */
export function ResultsSkeleton({ view }: ResultsSkeletonProps) {
  const portal = usePortal()
  const { settings } = portal
  const seesPrices = useSeesPrices()
  const { renderRowEnd } = use(ListingPartsContext)
  const rows = Array.from({ length: Math.min(settings.pageSize, MOST_ROWS) }, (_, index) => index)
  return (
    <T.Skeletons>
      {view === 'grid' ? (
        <G.Grid aria-hidden>
          {rows.map((row) => (
            <G.Card key={row}>
              <G.SkeletonPicture>
                <Skeleton height="100%" />
              </G.SkeletonPicture>
              <G.Text>
                <Skeleton width="80%" height={20} />
                <Skeleton width={90} height={18} />
              </G.Text>
              {settings.hasCart && <Skeleton height={40} radius="control" />}
            </G.Card>
          ))}
        </G.Grid>
      ) : (
        <DataTableSkeleton
          table={productTable(portal, {
            seesPrices,
            isCompact: view === 'compact',
            hasFractions: false,
            hasRowEnd: renderRowEnd !== undefined,
            onTally: () => undefined,
          })}
          rows={rows.length}
        />
      )}
    </T.Skeletons>
  )
}
