import { screen, waitFor, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { findRow } from '../testing/findRow'
import { daysAgo } from '../testing/pastInvoices'
import { addPastOrders } from '../testing/pastOrders'
import type { PastOrder } from '../testing/pastOrders'
import { renderPortal } from '../testing/renderPortal'
import { addStatementHistory, twoStatements } from '../testing/statementHistory'
import type { SandboxSetting } from '../testing/merchantClient'
import { InvoiceTable } from '../widgets/account/InvoiceTable/InvoiceTable'
import { OrdersTable } from '../widgets/orders/OrdersTable/OrdersTable'
import { StatementView } from '../widgets/account/StatementView/StatementView'
import { TransactionView } from '../widgets/orders/TransactionView/TransactionView'

const job = 'Quarry Lane'
const href = '#/jobs/Quarry%20Lane'
const orders: PastOrder[] = [
  { number: 1, jobName: '-' },
  { number: 2, jobName: job },
  { number: 3, suffix: 1, type: 'Invoice', jobName: job, invoiceDate: daysAgo(3) },
]
const withOrders = { before: (_, sandbox) => addPastOrders(sandbox, orders) } satisfies SandboxSetting
const withStatements = {
  before: (_, sandbox) => addStatementHistory(sandbox, twoStatements),
} satisfies SandboxSetting

const lists: [name: string, ui: ReactElement, row: string, setting: SandboxSetting][] = [
  ['the orders', <OrdersTable hrefOfOrder={({ number }) => `#/orders/${number}-0`} />, '2', withOrders],
  [
    'the invoices',
    <InvoiceTable hrefOfInvoice={({ number }) => `#/invoices/${number}-1`} />,
    '3-1',
    withOrders,
  ],
  ['a statement', <StatementView date="2026-10-31" />, '500002-1', withStatements],
]

describe('a job’s name', () => {
  it.each(lists)(
    'leads to its job from %s, beside the row’s own link and not in it [job-30 job-31]',
    async (...of) => {
      const [, ui, name, setting] = of
      const { user, navigations } = await renderPortal(ui, setting)
      const row = await findRow(name)
      const link = await within(row).findByRole('link', { name: job })
      expect(link).toHaveAttribute('href', href)
      expect(document.querySelector('a a')).toBeNull()
      within(row).getByRole('link', { name }).focus()
      const passed: (Element | null)[] = []
      while (document.activeElement !== link && passed.length < 5) {
        await user.tab()
        passed.push(document.activeElement)
      }
      expect(link).toHaveFocus()
      await user.keyboard('{Enter}')
      await user.click(link)
      expect(navigations).toEqual(['/jobs/Quarry%20Lane', '/jobs/Quarry%20Lane'])
    },
  )

  it.each(lists)('is plain words in %s where the host has no page for it [job-32]', async (...of) => {
    const [, ui, name, setting] = of
    await renderPortal(ui, { ...setting, routes: ['/orders', '/invoices', '/statements'] })
    const row = await findRow(name)
    await waitFor(() => expect(within(row).getByText(job)).toBeInTheDocument())
    expect(within(row).queryByRole('link', { name: job })).toBeNull()
  })

  it('leads to its job from a transaction, and is plain words without the page [job-30 job-32]', async () => {
    const { unmount } = await renderPortal(<TransactionView number={2} suffix={0} />, withOrders)
    expect(await screen.findByRole('link', { name: job })).toHaveAttribute('href', href)
    unmount()
    await renderPortal(<TransactionView number={2} suffix={0} />, { ...withOrders, routes: ['/orders'] })
    expect(await screen.findByText(job)).toBeVisible()
    expect(screen.queryByRole('link', { name: job })).toBeNull()
  })

  it('leads nowhere where it says that there is no job [job-04]', async () => {
    await renderPortal(<OrdersTable />, withOrders)
    const row = await findRow('1')
    const cell = row.querySelector<HTMLElement>('[data-column=job]')
    expect(cell).toHaveTextContent('-')
    expect(cell && within(cell).queryByRole('link')).toBeNull()
  })

  it('leads nowhere where orders and invoices are both switched off [job-14]', async () => {
    await renderPortal(<StatementView date="2026-10-31" />, {
      before: (_, sandbox) => {
        addStatementHistory(sandbox, twoStatements)
        sandbox.database.run(
          "UPDATE widgets SET is_enabled = 0 WHERE object_set = 'topbuttonbar' AND lower(label) IN ('quotes/orders', 'invoices')",
        )
      },
    })
    const row = await findRow('500002-1')
    await within(row).findByText(job)
    await waitFor(() => expect(within(row).queryByRole('link', { name: job })).toBeNull())
  })
})
