import type { Statement } from '@trade-portal/fluid-sdk'
import { ReceiptText } from 'lucide-react'
import { useMemo } from 'react'
import { statementsQuery } from '../../../data/statements/statements'
import { useRead } from '../../../data/useRead'
import { statementPath } from '../../../places/accountPaths'
import { usePortal } from '../../../context/PortalContext'
import { PlaceLink } from '../../../surfaces/PlaceLink/PlaceLink'
import { TablePage } from '../../../surfaces/TablePage/TablePage'
import type { TablePagePlace } from '../../../surfaces/TablePage/TablePage'
import { asWidget } from '../../../surfaces/Widget/asWidget'
import { WidgetHead } from '../../../surfaces/Widget/WidgetHead'
import { statementTable } from './statementTable'
import { statementsWords } from '../../../messages/statements'

export type StatementListProps = Pick<TablePagePlace, 'sort' | 'onSortChange'>

/** The account's statements, the newest first, each with its balance by age. */
export const StatementList = asWidget(
  function StatementList(place: StatementListProps) {
    const { client, formats, hrefFor, say } = usePortal()
    const words = say(statementsWords)
    const statements = useRead(statementsQuery(client), { isThrown: true })
    const newest = statements.data?.[0]?.date
    const table = useMemo(() => statementTable({ formats, say }, newest), [formats, say, newest])
    return (
      <>
        <WidgetHead title={words.title} />
        <TablePage
          {...place}
          label={words.title}
          of={statements}
          table={table}
          rowKey={dateOf}
          rowHref={({ date }) => hrefFor(statementPath(date))}
          empty={{
            title: words.none,
            icon: <ReceiptText />,
            action: (
              <PlaceLink to="/invoices" tone="primaryButton">
                {words.viewInvoices}
              </PlaceLink>
            ),
          }}
        />
      </>
    )
  },
  { prompt: 'account' },
)

const dateOf = ({ date }: Statement) => date
