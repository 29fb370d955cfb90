import { DataTableSkeleton } from '../../../parts/table/DataTableSkeleton'
import { Skeleton } from '../../../parts/Skeleton'
import { usePortal } from '../../../context/PortalContext'
import { listTable } from './listColumns'
import * as S from './CustomList.styles'

const ROWS = 6

/** Keeps the place of a list while it is read. */
export function ListSkeleton() {
  const portal = usePortal()
  return (
    <>
      {portal.settings.hasCart && (
        <S.Actions aria-hidden>
          <Skeleton width={190} height={40} radius="control" />
        </S.Actions>
      )}
      <DataTableSkeleton table={listTable(portal, '', () => undefined)} rows={ROWS} />
    </>
  )
}
