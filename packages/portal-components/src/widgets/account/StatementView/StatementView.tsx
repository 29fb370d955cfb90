import { accountBalance } from '@trade-portal/fluid-sdk'
import type { Customer, StatementDetail, StatementTransaction } from '@trade-portal/fluid-sdk'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { isOwed } from '../../../data/payments/isPayable'
import { statementQuery } from '../../../data/statements/statements'
import { useRead } from '../../../data/useRead'
import { figureText } from '../../../messages/prices'
import { statementsMessages } from '../../../messages/statements'
import { Breadcrumb } from '../../../parts/Breadcrumb'
import { Card } from '../../../parts/Card'
import { Row, Stack, Text } from '../../../parts/layout/Layout'
import { Skeleton } from '../../../parts/Skeleton'
import { DataTableSkeleton } from '../../../parts/table/DataTableSkeleton'
import { AccountFigure } from '../../../surfaces/Ageing/AccountFigure'
import { Ageing } from '../../../surfaces/Ageing/Ageing'
import { OverdueMark } from '../../../surfaces/Overdue/OverdueMark'
import { PayOrEmail } from '../../../surfaces/Overdue/PayOrEmail'
import { PrintButton } from '../../../surfaces/PrintButton/PrintButton'
import { Read } from '../../../surfaces/Read/Read'
import { asWidget } from '../../../surfaces/Widget/asWidget'
import { WidgetHead } from '../../../surfaces/Widget/WidgetHead'
import { lineTable } from './lineTable'
import { StatementActions } from './StatementActions'
import { StatementLines } from './StatementLines'
import * as S from './StatementView.styles'

export interface StatementViewProps {
  /** Date of the statement, `YYYY-MM-DD`. */
  date: string
}

/** Shows a statement: the balances by age, the transactions, and buttons to e-mail and pay it. */
export const StatementView = asWidget(
  function StatementView({ date }: StatementViewProps) {
    const { client, formats, hrefFor } = usePortal()
    const words = useMessages(statementsMessages)
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
          {(read) => (
            <>
              <StatementSummary statement={read} />
              <StatementLines statement={read} />
            </>
          )}
        </Read>
      </>
    )
  },
  { prompt: 'account' },
)

const ROWS = 6

function StatementSkeleton() {
  const { formats, messagesOf } = usePortal()
  return (
    <>
      <Card padding="row">
        <S.Summary>
          <Stack gap={20}>
            <div>
              <Skeleton width="70%" height="24px" />
              <Skeleton width="50%" height="42px" />
            </div>
            <Skeleton width="60%" height="80px" />
          </Stack>
          <Skeleton height="140px" />
        </S.Summary>
      </Card>
      <DataTableSkeleton
        table={lineTable({ formats, messagesOf }, { nameOf: () => null, hrefOf: () => null })}
        rows={ROWS}
      />
    </>
  )
}

/** Shows the customer of a statement and their balance by age. */
function StatementSummary({ statement }: { statement: StatementDetail }) {
  const words = usePortal().messagesOf(statementsMessages)
  const { balances, customer, customerName } = statement
  const { due } = balances
  return (
    <Card padding="row">
      <S.Summary>
        <Stack gap={20}>
          <S.Address>
            <Text as="strong" tone="text" size={16} weight="bold">
              {customerName || customer.name || '-'}
            </Text>
            {addressOf(customer).map((line, index) => (
              <div key={index}>{line}</div>
            ))}
          </S.Address>
          <AccountFigure balance={accountBalance(balances)}>
            {isOwed(due) ? <DueNow statement={statement} /> : words.nothingDue}
          </AccountFigure>
        </Stack>
        <Ageing balances={balances} />
      </S.Summary>
    </Card>
  )
}

/** Shows the amount due and its oldest date, and an e-mail link to the merchant if it cannot be paid here. */
function DueNow({ statement: { balances, transactions } }: { statement: StatementDetail }) {
  const portal = usePortal()
  const { formats } = portal
  const words = useMessages(statementsMessages)
  const since = oldestOpenDay(transactions)
  return (
    <Row wrap align="baseline" gap={[0, 12]}>
      <OverdueMark>
        <Text as="strong" tone="critical" weight="bold">
          {words.dueNow(figureText(balances.due, formats.money, portal))}
        </Text>
      </OverdueMark>
      {since !== null && <span>{words.oldestFrom(formats.date(since))}</span>}
      <PayOrEmail pay={null} />
    </Row>
  )
}

/** Returns the date of the oldest unpaid line, or `null` if no line is open. */
function oldestOpenDay(lines: readonly StatementTransaction[]): string | null {
  const days = lines.flatMap(({ date, balance }) => (date !== null && (balance ?? 0) > 0 ? [date] : []))
  return days.sort()[0] ?? null
}

function addressOf({ address, suburb, state, postcode }: Customer): string[] {
  const place = [suburb, state, postcode].filter(Boolean).join(' ')
  return [address, place].filter(Boolean)
}
