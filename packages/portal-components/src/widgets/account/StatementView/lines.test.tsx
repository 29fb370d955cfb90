import { screen, waitFor, within } from '@testing-library/react'
import type { WireStatementDetail } from '@trade-portal/fluid-sdk/wire'
import { describe, expect, it } from 'vitest'
import { callsOf } from '../../../testing/cartRows'
import { holdCalls } from '../../../testing/holdCalls'
import { addStatementHistory } from '../../../testing/statementHistory'
import { NEWEST, renderStatement, changeDetail, lines, rowOf, cellOf } from '../../../testing/renderStatement'

describe('<StatementView /> and its transactions', () => {
  it('shows each transaction, and leads to it [stat-14 stat-15]', async () => {
    await renderStatement()
    const row = await rowOf('500002-1')
    for (const [column, text] of [
      ['type', 'Invoice'],
      ['date', '07/10/2026'],
      ['amount', '$5,000.50'],
      ['balance', '$5,000.50'],
      ['order', '-'],
    ]) {
      expect(cellOf(row, column ?? '')).toHaveTextContent(text ?? '')
    }
    expect(within(row).getByRole('link')).toHaveAttribute('href', '#/invoices/500002-1')
    expect(cellOf(await rowOf('500001-0'), 'amount')).toHaveTextContent('$1,200.00')
    expect(cellOf(await rowOf('500001-0'), 'balance')).toHaveTextContent('$100.00')
  })

  it('leads from a line whose page exists alone: a payment is text [case-304]', async () => {
    await renderStatement(NEWEST, {
      before: (_, sandbox) =>
        changeDetail(sandbox, ({ StatementTransactions: lines }) => ({
          StatementTransactions: [
            ...lines,
            ...(['Payment', 'Journal', 'Invoice'] as const).map((displayType, index) => ({
              ...(lines[0] as WireStatementDetail['StatementTransactions'][number]),
              displayType,
              transactionNumber: 900_001 + index,
            })),
          ],
        })),
    })
    await lines()
    await waitFor(() => expect(screen.queryByText('Looking up the job name')).toBeNull())
    for (const name of ['500002-1', '500003-0']) {
      expect((await rowOf(name)).querySelector('a')).toHaveAttribute('href', `#/invoices/${name}`)
    }
    for (const name of ['900001-0', '900002-0', '900003-0']) {
      expect((await rowOf(name)).querySelector('a')).toBeNull()
    }
  })

  it('shows a credit with its sign [stat-16]', async () => {
    await renderStatement()
    const row = await rowOf('500003-0')
    expect(cellOf(row, 'type')).toHaveTextContent('Credit')
    expect(cellOf(row, 'amount')).toHaveTextContent('−$215.60')
    expect(cellOf(row, 'order')).toHaveTextContent('RTN-71')
  })

  it('leads nowhere from a line that stands for no transaction, or without a page of invoices [stat-15]', async () => {
    const { unmount } = await renderStatement(NEWEST, {
      before: (_, sandbox) =>
        changeDetail(sandbox, ({ StatementTransactions: [line] }) => ({
          StatementTransactions: line
            ? [{ ...line, transactionNumber: 0, transactionSuffix: 0, displayType: 'Journal' }]
            : [],
        })),
    })
    const journal = (await within(await lines()).findByText('Journal')).closest('tr') as HTMLElement
    expect(within(journal).queryByRole('link')).toBeNull()
    expect(within(journal).getByRole('rowheader')).toHaveTextContent('-')
    unmount()

    await renderStatement(NEWEST, { routes: ['/statements'] })
    expect(within(await rowOf('500001-0')).queryByRole('link')).toBeNull()
  })

  it('looks all job names up in a single call that reaches back to the first line [stat-17]', async () => {
    const held: ReturnType<typeof holdCalls>[] = []
    const { sandbox } = await renderStatement(NEWEST, {
      before: (_, sandbox) => {
        held.push(holdCalls(sandbox, 'getCustomerInvoicesTP'))
      },
    })
    const row = await rowOf('500002-1')
    expect(cellOf(row, 'job')).toHaveTextContent('Looking up the job name')
    held[0]?.letThrough()
    await waitFor(() => expect(cellOf(row, 'job')).toHaveTextContent('Quarry Lane'))
    expect(cellOf(await rowOf('500001-0'), 'job')).toHaveTextContent('Old mill')
    expect(cellOf(await rowOf('500003-0'), 'job')).toHaveTextContent('-')
    expect(callsOf(sandbox, 'getCustomerInvoicesTP').map(({ payload }) => payload)).toMatchObject([
      { fromDate: '2026-08-05', toDate: '' },
    ])
  })

  it('shows - for a job that could not be looked up [stat-18]', async () => {
    await renderStatement(NEWEST, {
      faults: [{ operation: 'getCustomerInvoicesTP', kind: 'status', status: 404, times: Infinity }],
    })
    const row = await rowOf('500002-1')
    await waitFor(() => expect(cellOf(row, 'job')?.textContent).toBe('-'))
  })

  it('adds the balances up to the account’s [stat-19]', async () => {
    await renderStatement()
    const table = within(await lines())
    const total = table.getByRole('rowheader', { name: 'Account Balance, 31/10/2026' }).closest('tr')
    expect(total).toHaveTextContent('$4,884.90')
    expect(table.queryByText('Not itemised on this statement')).toBeNull()
  })

  it('says what is not itemised where the lines do not come to the whole [stat-19]', async () => {
    await renderStatement(NEWEST, {
      before: (_, sandbox) =>
        changeDetail(sandbox, ({ currentBalance }) => ({ currentBalance: currentBalance + 1000 })),
    })
    const table = within(await lines())
    const figureOf = (name: string) => table.getByRole('rowheader', { name }).closest('tr')
    expect(figureOf('Balance of these transactions')).toHaveTextContent('$4,884.90')
    expect(figureOf('Not itemised on this statement')).toHaveTextContent('$1,000.00')
    expect(figureOf('Account Balance, 31/10/2026')).toHaveTextContent('$5,884.90')
  })

  it('says with its sign what the lines come to beyond the whole [stat-19]', async () => {
    await renderStatement(NEWEST, {
      before: (_, sandbox) =>
        changeDetail(sandbox, ({ currentBalance }) => ({ currentBalance: currentBalance - 1000 })),
    })
    const table = within(await lines())
    const figureOf = (name: string) =>
      table.getByRole('rowheader', { name }).closest('tr')?.lastElementChild?.textContent
    expect(figureOf('Not itemised on this statement')).toMatch(/^−\$1,000\.00$/)
    expect(figureOf('Account Balance, 31/10/2026')).toMatch(/^\$3,884\.90$/)
  })

  it('says that there are no transactions [stat-20]', async () => {
    const { sandbox } = await renderStatement('2026-07-31', {
      before: (_, sandbox) =>
        addStatementHistory(sandbox, { statements: ['2026-07-31', NEWEST], invoices: [] }),
    })
    expect(await screen.findByText('No transactions on this statement.')).toBeVisible()
    expect(screen.getByText('Nothing due now')).toBeVisible()
    expect(callsOf(sandbox, 'getCustomerInvoicesTP')).toEqual([])
  })
})
