import { DataTableSkeleton } from '../../parts/table/DataTableSkeleton'
import { usePortal } from '../../portal/PortalContext'
import { ordersQuery } from '../../data/transactions/transactions'
import { SlowRead } from '../../surfaces/SlowRead/SlowRead'
import { orderColumns, orderLayout } from './orderColumns'
import * as S from './OrdersList.styles'

/** Enough for a screen; nobody knows yet how many there will be. */
const ROWS = 12

/** Holds the place of the list while it is read. */
export function OrdersSkeleton() {
  const portal = usePortal()
  return (
    <S.Waiting>
      <SlowRead queryKeys={[ordersQuery(portal.client).queryKey]} />
      <DataTableSkeleton
        columns={orderColumns(portal, () => '')}
        layout={orderLayout}
        rows={ROWS}
        hasDetails
        lines="baseline"
      />
    </S.Waiting>
  )
}
