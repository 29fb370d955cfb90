import type { StatementDetail } from '@trade-portal/fluid-sdk'
import { statementQuery } from '../../../data/statements/statements'
import { useRead } from '../../../data/useRead'
import { Breadcrumb } from '../../../parts/Breadcrumb'
import { usePortal } from '../../../context/PortalContext'
import { PrintButton } from '../../../surfaces/PrintButton/PrintButton'
import { Read } from '../../../surfaces/Read/Read'
import { asWidget } from '../../../surfaces/Widget/asWidget'
import { WidgetHead } from '../../../surfaces/Widget/WidgetHead'
import { StatementActions } from './StatementActions'
import { StatementLines } from './StatementLines'
import { StatementSummary } from './StatementSummary'
import { statementsWords } from '../../../messages/statements'
import { Card } from '../../../parts/Card'
import { Skeleton } from '../../../parts/Skeleton'
import { DataTableSkeleton } from '../../../parts/table/DataTableSkeleton'
import { lineTable } from './lineTable'
import * as S from './StatementView.styles'

export interface StatementViewProps {
  /** Date of the statement, `YYYY-MM-DD`. */
  date: string
}

/** Shows a statement: the balances by age, the transactions, and buttons to e-mail and pay it. */
export const StatementView = asWidget(
  function StatementView({ date }: StatementViewProps) {
    const { client, formats, hrefFor, say } = usePortal()
    const words = say(statementsWords)
    const statement = useRead(statementQuery(client, date), { isThrown: true })
    const day = formats.date(date)
    const trail = [
      { id: 'statements', name: words.title, href: hrefFor('/statements') },
      { id: 'statement', name: day },
    ]
    return (
      <>
        <WidgetHead
          title={words.titleOf(day)}
          trail={<Breadcrumb items={trail} />}
          tools={
            <>
              <PrintButton tone="quiet" />
              <StatementActions
                key={date}
                date={date}
                due={statement.error ? 0 : statement.data?.balances.due}
              />
            </>
          }
        />
        <Read of={statement} skeleton={<StatementSkeleton />}>
          {(read) => <Content statement={read} />}
        </Read>
      </>
    )
  },
  { prompt: 'account' },
)

function Content({ statement }: { statement: StatementDetail }) {
  return (
    <>
      <StatementSummary statement={statement} />
      <StatementLines statement={statement} />
    </>
  )
}

const ROWS = 6

/** Reserves the height of a statement. */
function StatementSkeleton() {
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
