import { useMemo } from 'react'
import { Card } from '../../parts/Card'
import { Skeleton } from '../../parts/Skeleton'
import { DataTableSkeleton } from '../../parts/table/DataTableSkeleton'
import { usePortal } from '../../portal/PortalContext'
import { Facts } from '../../surfaces/Facts/Facts'
import { historyTable } from './historyTable'
import * as S from './PriceBook.styles'

/** Keeps the place of the configuration and of the history. */
export function PriceBookSkeleton() {
  const { formats, messages } = usePortal()
  const words = messages.priceBook
  const table = useMemo(() => historyTable(formats, messages), [formats, messages])
  const labels = [
    words.type,
    words.format,
    words.frequency,
    words.recipient,
    words.hasNewCodes,
    words.hasCoreProductsOnly,
    words.isQuarterly,
    words.isZipped,
  ]
  return (
    <>
      <Card>
        <S.CardHead>
          <div>
            <Skeleton width={190} height={22} />
            <S.Note as="div">
              <Skeleton width={150} height="1lh" />
            </S.Note>
          </div>
          <Skeleton width={166} height={24} />
        </S.CardHead>
        <Facts facts={labels.map((label) => ({ label, value: <Skeleton width="60%" height="1lh" /> }))} />
      </Card>
      <S.Section aria-hidden>
        <Skeleton width={80} height={22} />
        <Skeleton width={60} height={21} />
        <DataTableSkeleton table={table} rows={8} sort={null} hasSelection />
      </S.Section>
    </>
  )
}
