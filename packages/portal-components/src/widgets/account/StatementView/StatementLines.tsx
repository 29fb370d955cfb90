import { accountBalance, isTold, sumOfMoney } from '@trade-portal/fluid-sdk'
import type { Money, StatementDetail, StatementTransaction } from '@trade-portal/fluid-sdk'
import { ReceiptText } from 'lucide-react'
import { useMemo } from 'react'
import { Card } from '../../../parts/Card'
import { EmptyState } from '../../../parts/EmptyState'
import { DataTable } from '../../../parts/table/DataTable'
import { transactionPath } from '../../../places/transactionPaths'
import { useHasPlace } from '../../../places/useIsSwitchedOff'
import { useJobHref } from '../../../places/useJobHref'
import { usePortal } from '../../../context/PortalContext'
import { Amount } from '../../../surfaces/Ageing/Amount'
import { lineTable } from './lineTable'
import { useLineInvoices } from './useLineInvoices'
import { statementsWords } from '../../../messages/statements'

/** The transactions of a statement, and what they come to. */
export function StatementLines({ statement }: { statement: StatementDetail }) {
  const { formats, hrefFor, say } = usePortal()
  const words = say(statementsWords)
  const { balances, date, transactions } = statement
  const { jobNameOf, hasPage } = useLineInvoices(transactions)
  const hrefOfJob = useJobHref()
  const hasInvoices = useHasPlace('/invoices')
  const table = useMemo(
    () => lineTable({ formats, say }, { nameOf: jobNameOf, hrefOf: hrefOfJob }),
    [formats, say, jobNameOf, hrefOfJob],
  )
  const keys = useMemo(
    () => new Map(transactions.map((line, index) => [line, String(index)])),
    [transactions],
  )
  const total = accountBalance(balances)
  const whole = { name: words.accountBalanceOn(formats.date(date)), figure: <Amount of={total} /> }

  if (transactions.length === 0) {
    return (
      <Card>
        <EmptyState title={words.noTransactions} icon={<ReceiptText />} />
      </Card>
    )
  }
  const ofLines = sumOfMoney(transactions.map(({ balance }) => balance))
  return (
    <DataTable
      label={words.transactions}
      table={table}
      rows={transactions}
      rowKey={(line) => keys.get(line) ?? ''}
      rowHref={hasInvoices ? hrefOf : undefined}
      totals={[...partsOf(ofLines, total), whole]}
    />
  )

  function hrefOf(line: StatementTransaction): string | null {
    const { number, suffix } = line
    if (number === null || !hasPage(line)) return null
    return hrefFor(transactionPath('invoice', { number, suffix }))
  }

  /** The lines and what is left, where the lines alone do not come to the whole. */
  function partsOf(lines: Money, all: Money) {
    if (lines === all || !isTold(lines) || !isTold(all)) return []
    return [
      { name: words.totalOfLines, figure: <Amount of={lines} /> },
      { name: words.otherBalance, figure: <Amount of={all - lines} /> },
    ]
  }
}
