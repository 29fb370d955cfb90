import { accountBalance } from '@trade-portal/fluid-sdk'
import type { Money, Statement } from '@trade-portal/fluid-sdk'
import { token } from '@trade-portal/theme'
import { ReceiptText } from 'lucide-react'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { usePortal, useMessages } from '../../../context/PortalContext'
import type { Wording } from '../../../messages/MessagesOf'
import { statementsQuery } from '../../../data/statements/statements'
import { useRead } from '../../../data/useRead'
import { figureText } from '../../../messages/prices'
import { statementsMessages } from '../../../messages/statements'
import { tableMessages } from '../../../messages/table'
import type { DataColumn } from '../../../parts/table/dataColumns'
import type { TableDefinition } from '../../../parts/table/tableDefinition'
import { payStatementPath } from '../../../routes/paymentPaths'
import { statementPath } from '../../../routes/accountPaths'
import { amounts, amountCell } from '../../../surfaces/Ageing/Amount'
import { bucketNames } from '../../../surfaces/Ageing/bucketNames'
import { OverdueMark } from '../../../surfaces/Overdue/OverdueMark'
import { PayOrEmail } from '../../../surfaces/Overdue/PayOrEmail'
import { RouteLink } from '../../../surfaces/RouteLink/RouteLink'
import { TablePage } from '../../../surfaces/TablePage/TablePage'
import type { TablePageParams } from '../../../surfaces/TablePage/TablePage'
import { asWidget } from '../../../surfaces/Widget/asWidget'
import { WidgetHead } from '../../../surfaces/Widget/WidgetHead'

export type StatementListProps = Pick<TablePageParams, 'sort' | 'onSortChange'>

/** Lists the account's statements, newest first, each with its balance by age. */
export const StatementList = asWidget(
  function StatementList(params: StatementListProps) {
    const { client, formats, hrefFor, messagesOf } = usePortal()
    const words = useMessages(statementsMessages)
    const statements = useRead(statementsQuery(client), { isThrown: true })
    const newest = statements.data?.[0]?.date
    const table = useMemo(
      () => statementTable({ formats, messagesOf }, newest),
      [formats, messagesOf, newest],
    )
    return (
      <>
        <WidgetHead title={words.title} />
        <TablePage
          {...params}
          label={words.title}
          of={statements}
          table={table}
          rowKey={dateOf}
          rowHref={({ date }) => hrefFor(statementPath(date))}
          empty={{
            title: words.none,
            icon: <ReceiptText />,
            action: (
              <RouteLink to="/invoices" tone="primaryButton">
                {words.viewInvoices}
              </RouteLink>
            ),
          }}
        />
      </>
    )
  },
  { prompt: 'account' },
)

const dateOf = ({ date }: Statement) => date

/** Defines the table of statements: date and balance first, then the ages; the newest also shows the amount due. */
function statementTable({ formats, messagesOf }: Wording, newest?: string): TableDefinition<Statement> {
  const words = messagesOf(statementsMessages)
  const table = messagesOf(tableMessages)
  const figure = (amountOf: (statement: Statement) => Money) =>
    ({
      cell: (statement) => amountCell(amountOf(statement), { formats, messagesOf }),
      styles: amounts,
      sortKey: amountOf,
      kind: 'figure',
      align: 'end',
      width: 112,
      grow: 1,
      placeholder: 80,
    }) satisfies Partial<DataColumn<Statement>>
  return {
    columns: [
      {
        id: 'date',
        name: words.date,
        text: ({ date }) => formats.date(date),
        sortKey: dateOf,
        kind: 'day',
        isRowHeader: true,
        tone: 'strong',
        width: 112,
        grow: 1,
        placeholder: 88,
      },
      {
        ...figure(({ balances }) => accountBalance(balances)),
        id: 'balance',
        name: words.accountBalance,
        tone: 'strong',
        // An older statement's due amount may have been paid since.
        note: (statement) => statement.date === newest && <DueNow statement={statement} />,
      },
      ...bucketNames.map((name) => ({
        ...figure(({ balances }) => balances[name]),
        id: name,
        name: words[name],
        isOnRequest: true,
      })),
    ],
    layout: {
      card: `
        '. . details' 10px
        'date balance details' auto
        '. . details' 10px
        'current current current' auto
        'days30 days30 days30' auto
        'days60 days60 days60' auto
        'days90 days90 days90' auto
        'days120 days120 days120' auto
        / minmax(88px, 1fr) auto auto`,
      narrow: `
        'date details' auto
        'balance details' auto
        'current current' auto
        'days30 days30' auto
        'days60 days60' auto
        'days90 days90' auto
        'days120 days120' auto
        / minmax(0, 1fr) auto`,
      medium: `
        'date date . . balance' auto
        'current days30 days60 days90 days120' auto
        / minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr)`,
    },
    sortMessages: { none: words.newest, reversed: words.oldest, order: table.order },
    details: { name: table.details, label: ({ date }) => words.details(formats.date(date)) },
    lines: 'baseline',
  }
}

/** Shows the amount due on the newest statement, with a link to pay it. */
function DueNow({ statement: { balances, date } }: { statement: Statement }) {
  const portal = usePortal()
  const { formats } = portal
  const words = useMessages(statementsMessages)
  if (balances.due <= 0) return null
  return (
    <Due data-controls>
      <OverdueMark>{words.dueNow(figureText(balances.due, formats.money, portal))}</OverdueMark>
      <PayOrEmail to={payStatementPath(date)} pay={words.payBalance} />
    </Due>
  )
}

const Due = styled.div`
  display: grid;
  justify-items: end;
  font-size: ${token.font.size[14]};
  font-weight: ${token.font.weight.regular};
`
