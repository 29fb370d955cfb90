import { DataTableSkeleton } from '../../parts/DataTableSkeleton'
import { VisuallyHidden } from '../../parts/VisuallyHidden'
import { usePortal } from '../../PortalContext'
import { orderColumns, orderLayout } from './orderColumns'

/** Enough for a screen; nobody knows yet how many there will be. */
const ROWS = 12

/** Holds the place of the list while it is read. */
export function OrdersSkeleton() {
  const portal = usePortal()
  return (
    <div role="status">
      <VisuallyHidden>{portal.messages.common.loading}</VisuallyHidden>
      <DataTableSkeleton
        columns={orderColumns(portal, () => '')}
        layout={orderLayout}
        rows={ROWS}
        hasDetails
        lines="baseline"
      />
    </div>
  )
}
