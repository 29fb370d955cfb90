import { Card } from '../../../parts/Card'
import { Skeleton } from '../../../parts/Skeleton'
import { DataTableSkeleton } from '../../../parts/table/DataTableSkeleton'
import { usePortal } from '../../../context/PortalContext'
import { lineTable } from './lineTable'
import * as S from './StatementView.styles'

const ROWS = 6

/** Holds the place of a statement. */
export function StatementSkeleton() {
  const { formats, say } = usePortal()
  return (
    <>
      <Card padding="row">
        <S.Summary>
          <S.Party>
            <div>
              <Skeleton width="70%" height="24px" />
              <Skeleton width="50%" height="42px" />
            </div>
            <Skeleton width="60%" height="80px" />
          </S.Party>
          <Skeleton height="140px" />
        </S.Summary>
      </Card>
      <DataTableSkeleton
        table={lineTable({ formats, say }, { nameOf: () => null, hrefOf: () => null })}
        rows={ROWS}
      />
    </>
  )
}
