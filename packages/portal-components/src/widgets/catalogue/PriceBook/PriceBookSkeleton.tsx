import { useMemo } from 'react'
import { Card } from '../../../parts/Card'
import { Heading } from '../../../parts/Heading'
import { SkeletonLine } from '../../../parts/SkeletonLine'
import { DataTableSkeleton } from '../../../parts/table/DataTableSkeleton'
import { usePortal } from '../../../context/PortalContext'
import { Facts } from '../../../surfaces/Facts/Facts'
import { historyTable } from './historyTable'
import * as S from './PriceBook.styles'
import { priceBookWords } from '../../../messages/priceBook'

/** Reserves the height of the settings and the history. */
export function PriceBookSkeleton() {
  const { formats, say } = usePortal()
  const words = say(priceBookWords)
  const table = useMemo(() => historyTable(formats, say), [formats, say])
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
            <Heading level={2}>{words.configuration}</Heading>
            <S.Note as="div">
              <SkeletonLine width={150} />
            </S.Note>
          </div>
          <S.HeadAction>
            <S.ActionPlace>
              <SkeletonLine width={166} />
            </S.ActionPlace>
          </S.HeadAction>
        </S.CardHead>
        <Facts facts={labels.map((label) => ({ label, value: <SkeletonLine width="60%" /> }))} />
      </Card>
      <S.Section aria-hidden>
        <Heading level={2}>{words.history}</Heading>
        <S.CountPlace>
          <SkeletonLine width={60} />
        </S.CountPlace>
        <DataTableSkeleton table={table} rows={8} hasSelection />
      </S.Section>
    </>
  )
}
