import { screen, waitFor, within } from '@testing-library/react'
import type { Sandbox } from '@trade-portal/fluid-sandbox'
import { describe, expect, it } from 'vitest'
import { changeAnswer } from '../testing/changeAnswer'
import { returnUrls } from '../testing/payments'
import { renderPortal } from '../testing/renderPortal'
import { addStatementHistory, twoStatements } from '../testing/statementHistory'
import { AccountAdmin } from '../widgets/account/AccountAdmin/AccountAdmin'
import { HomeDashboard } from '../widgets/account/HomeDashboard/HomeDashboard'
import { InvoiceTable } from '../widgets/account/InvoiceTable/InvoiceTable'
import { PayAccount } from '../widgets/account/PayAccount/PayAccount'
import { StatementList } from '../widgets/account/StatementList/StatementList'
import { StatementView } from '../widgets/account/StatementView/StatementView'

const UNSHOWN = '- (cannot be shown)'
/** Grouped, as some back ends write figures: not a numeric string. */
const GROUPED = '2,737.60' as unknown as number

/** Groups the digits of the user's balances. */
function groupBalances(sandbox: Sandbox) {
  changeAnswer(sandbox, 'getUserDetails', ({ ttGetUserDetails }) => ({
    ttGetUserDetails: ttGetUserDetails.map((user) => ({
      ...user,
      current_balance: GROUPED,
      balance_30_day: GROUPED,
      balance_overdue: GROUPED,
    })),
  }))
}

const withHistory = (change: (sandbox: Sandbox) => void) => ({
  before: (_: unknown, sandbox: Sandbox) => {
    addStatementHistory(sandbox, twoStatements)
    change(sandbox)
  },
})

const $0 = /^-?\$0\.00/

describe('an amount that cannot be read', () => {
  it('is not $0.00 on home, where Pay Now stands [case-270]', async () => {
    await renderPortal(<HomeDashboard />, withHistory(groupBalances))
    await waitFor(() => expect(screen.getAllByText(UNSHOWN)).toHaveLength(2))
    expect(screen.getByRole('link', { name: 'Pay Now' })).toBeVisible()
    expect(screen.queryByText($0)).toBeNull()
    expect(screen.queryByText('Nothing overdue')).toBeNull()
  })

  it('is not $0.00 in the account [case-270]', async () => {
    await renderPortal(<AccountAdmin />, withHistory(groupBalances))
    await waitFor(() => expect(screen.getAllByText(UNSHOWN)).toHaveLength(3))
    expect(screen.queryByText($0)).toBeNull()
  })

  it('is not $0.00 by age, and neither is its sum [case-270]', async () => {
    await renderPortal(
      <PayAccount returnUrls={returnUrls} />,
      withHistory((sandbox) =>
        changeAnswer(sandbox, 'getCustomerAgedBalances', ({ AgedBalances }) => ({
          // A credit does not reduce the sum.
          AgedBalances: AgedBalances.map((balances) => ({
            ...balances,
            currentBalance: -5,
            day90Balance: GROUPED,
          })),
        })),
      ),
    )
    const age = await screen.findByRole('row', { name: '90 Days - (cannot be shown)' })
    expect(age).toBeVisible()
    expect(screen.getByText('Account Balance').parentElement).toHaveTextContent(`Account Balance${UNSHOWN}`)
    expect(screen.queryByText('Oldest overdue: 90 Days')).toBeNull()
  })

  it('is not $0.00 in the list of statements [case-270]', async () => {
    await renderPortal(
      <StatementList />,
      withHistory((sandbox) =>
        changeAnswer(sandbox, 'getStatementList', ({ StatementList }) => ({
          StatementList: StatementList.map((statement) => ({
            ...statement,
            currentBalance: GROUPED,
            dueBalance: GROUPED,
          })),
        })),
      ),
    )
    const row = (await screen.findByRole('rowheader', { name: '31/10/2026' })).closest('[role="row"], tr')
    expect(within(row as HTMLElement).getAllByText(UNSHOWN)).toHaveLength(2)
    expect(screen.getByText(`${UNSHOWN} due now`)).toBeVisible()
  })

  it('is not $0.00 on a statement, and neither is what it comes to [case-270]', async () => {
    await renderPortal(
      <StatementView date="2026-10-31" />,
      withHistory((sandbox) =>
        changeAnswer(sandbox, 'getStatementDetail', ({ StatementDetail }) => ({
          StatementDetail: StatementDetail.map((statement) => ({
            ...statement,
            StatementTransactions: statement.StatementTransactions.map((line, index) =>
              index === 0 ? { ...line, displayAmount: GROUPED, balanceAmount: GROUPED } : line,
            ),
          })),
        })),
      ),
    )
    await screen.findByRole('table', { name: 'Transactions' })
    expect(screen.getAllByText(UNSHOWN)).toHaveLength(2)
    expect(screen.queryByText('Not itemised on this statement')).toBeNull()
  })

  it('is no amount of nothing among invoices, nor is their sum [case-270]', async () => {
    const { user } = await renderPortal(
      <InvoiceTable from="2026-08-01" />,
      withHistory((sandbox) =>
        changeAnswer(sandbox, 'getCustomerInvoicesTP', (answer) => ({
          ...answer,
          InvoiceTP: answer.InvoiceTP.map((invoice) =>
            invoice.transactionNumber === 500_001 ? { ...invoice, transactionAmount: GROUPED } : invoice,
          ),
        })),
      ),
    )
    const row = (await screen.findByRole('rowheader', { name: /500001-0/ })).closest('[role="row"], tr')
    expect(within(row as HTMLElement).getByText(UNSHOWN)).toBeVisible()
    for (const box of await screen.findAllByRole('checkbox', { name: /50000[13]/ })) await user.click(box)
    await waitFor(() => expect(screen.getAllByText(/^- \(cannot be shown\)/)).toHaveLength(2))
    expect(screen.queryByText(/-?\$215\.60 /)).toBeNull()
  })
})
