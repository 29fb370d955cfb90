import { screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { beginHere, paymentsHere } from '../testing/payments'
import { renderPortal } from '../testing/renderPortal'
import { addStatementHistory, twoStatements } from '../testing/statementHistory'
import { AccountAdmin } from '../widgets/account/AccountAdmin/AccountAdmin'
import { HomeDashboard } from '../widgets/account/HomeDashboard/HomeDashboard'
import { StatementList } from '../widgets/account/StatementList/StatementList'
import { StatementView } from '../widgets/account/StatementView/StatementView'
import { TransactionView } from '../widgets/orders/TransactionView/TransactionView'

const paid = /^You paid \$123\.45 of this here on \d\d\/\d\d\/\d{4}, \d{1,2}:\d\d [ap]m$/
const invoice = <TransactionView kind="invoice" number={500_002} suffix={1} />
const routes: [string, string, ReactNode, string][] = [
  ['Pay Invoice', 'on an invoice', invoice, '104218-500002-1'],
  ['Pay Balance', 'on a statement', <StatementView key="v" date="2026-10-31" />, '104218-0-0'],
  ['Pay Balance', 'in the list of statements', <StatementList key="l" />, '104218-0-0'],
  ['Pay Now', 'on home', <HomeDashboard key="h" />, '104218-0-0'],
  ['Pay Account', 'in the account', <AccountAdmin key="a" />, '104218-0-0'],
]

/** Renders a page of an account with two statements, and payments made on this device. */
const renderPaid = (page: ReactNode, payments: Parameters<typeof beginHere>[1][]) =>
  renderPortal(page, {
    before: (client, sandbox) => {
      addStatementHistory(sandbox, twoStatements)
      payments.forEach((payment, index) => beginHere(client, { key: `K-${index}`, ...payment }))
      const payment = { key: 'K-9', id: null, amount: 99_900, statementDate: null }
      paymentsHere(client, { customerId: '104219' }).begin({ ...payment, reference: '104219-0-0' })
    },
  })

describe('what was paid on this device', () => {
  it.each(routes)('is shown beside %s %s [case-061]', async (button, _, page, reference) => {
    await renderPaid(page, [{ reference, outcome: 'approved' }])
    expect(await screen.findByText(paid)).toBeVisible()
    expect(screen.getByRole('link', { name: button })).toBeVisible()
    expect(screen.queryByText(/\$9\.99/)).toBeNull()
  })

  it.each(routes)(
    'is not told beside %s %s of a payment that was not approved',
    async (button, _, page, reference) => {
      await renderPaid(page, [
        { reference, outcome: 'declined' },
        { reference, outcome: 'cancelled' },
        { reference, outcome: null },
      ])
      expect(await screen.findByRole('link', { name: button })).toBeVisible()
      expect(screen.queryByText(/^You paid/)).toBeNull()
    },
  )

  it('is shown beside the account of an invoice by its number, and beside no other invoice [case-061]', async () => {
    const other = [{ reference: '104218-500001-0', outcome: 'approved' as const }]
    const { unmount } = await renderPaid(<HomeDashboard />, other)
    expect(await screen.findByText(/^You paid \$123\.45 for invoice 500001-0 here on /)).toBeVisible()
    expect(screen.queryByText(/of this here/)).toBeNull()
    unmount()
    await renderPaid(invoice, other)
    expect(await screen.findByRole('link', { name: 'Pay Invoice' })).toBeVisible()
    await waitFor(() => expect(screen.queryByText(/^You paid/)).toBeNull())
  })
})
