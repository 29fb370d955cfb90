import type { QueryKey } from '@tanstack/react-query'
import { DataTableSkeleton } from '../../parts/table/DataTableSkeleton'
import { Skeleton } from '../../parts/Skeleton'
import { usePortal } from '../../portal/PortalContext'
import { SlowRead } from '../../surfaces/SlowRead/SlowRead'
import { listColumns, listLayout } from './listColumns'
import * as S from './CustomList.styles'

const ROWS = 6

/** Keeps the place of a list while it is read. */
export function ListSkeleton({ queryKey }: { queryKey: QueryKey }) {
  const portal = usePortal()
  return (
    <S.Page>
      <SlowRead queryKeys={[queryKey]} />
      <S.Head aria-hidden>
        <Skeleton width={200} height={21} />
        <Skeleton width={260} height={34} />
        <Skeleton width={140} height={21} />
      </S.Head>
      <S.Actions aria-hidden>
        <Skeleton width={190} height={40} radius="control" />
      </S.Actions>
      <DataTableSkeleton columns={listColumns(portal, () => undefined)} layout={listLayout} rows={ROWS} />
    </S.Page>
  )
}
