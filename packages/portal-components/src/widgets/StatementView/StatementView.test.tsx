import { screen, waitFor, within } from '@testing-library/react'
import type { Sandbox } from '@trade-portal/fluid-sandbox'
import type { WireStatementDetail } from '@trade-portal/fluid-sdk/wire'
import { describe, expect, it } from 'vitest'
import { PortalProvider } from '../../portal/PortalProvider'
import { callsOf } from '../../testing/cartRows'
import { changeAnswer } from '../../testing/changeAnswer'
import { holdCalls } from '../../testing/holdCalls'
import type { SandboxSetting } from '../../testing/merchantClient'
import { renderPortal } from '../../testing/renderPortal'
import { addStatementHistory, twoStatements } from '../../testing/statementHistory'
import { StatementView } from './StatementView'

const NEWEST = '2026-10-31'
const OLDER = '2026-08-31'

function renderStatement(date = NEWEST, { before, ...setting }: SandboxSetting = {}) {
  return renderPortal(<StatementView date={date} />, {
    ...setting,
    before: (client, sandbox) => {
      addStatementHistory(sandbox, twoStatements)
      return before?.(client, sandbox)
    },
  })
}

const changeDetail = (
  sandbox: Sandbox,
  change: (detail: WireStatementDetail) => Partial<WireStatementDetail>,
) =>
  changeAnswer(sandbox, 'getStatementDetail', ({ StatementDetail }) => ({
    StatementDetail: StatementDetail.map((detail) => ({ ...detail, ...change(detail) })),
  }))

const lines = () => screen.findByRole('table', { name: 'Transactions' })
const rowOf = async (name: string) =>
  within(await lines())
    .getByRole('rowheader', { name })
    .closest('tr') as HTMLElement
const cellOf = (row: HTMLElement, column: string) => row.querySelector(`[data-column="${column}"]`)

describe('<StatementView />', () => {
  it('says whose statement it is, of what day, and where it was sent [stat-11]', async () => {
    const { client } = await renderStatement()
    expect(await screen.findByRole('heading', { name: 'Statement, 31/10/2026' })).toBeVisible()
    const { name, address, suburb, state, postcode } = await client.account.getCustomer()
    const block = (await screen.findByText(name)).closest('address')
    expect(block).toHaveTextContent(`${name}${address}${suburb} ${state} ${postcode}`)
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    expect(trail.getByRole('link', { name: 'Statements' })).toHaveAttribute('href', '#/statements')
  })

  it('says in words and figures what is owed, what is due, and how old it is [stat-12 stat-13]', async () => {
    await renderStatement()
    const ageing = within(await screen.findByRole('table', { name: 'Balance by age' }))
    expect(ageing.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Current',
      '30 Days',
      '60 Days',
      '90 Days',
      '120+ Days',
    ])
    expect(ageing.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      '$4,784.90',
      '$0.00',
      '$100.00',
      '$0.00',
      '$0.00',
    ])
    expect(screen.getByText('$100.00 due now')).toBeVisible()
  })

  it('says since when something is due, by a sign and words, beside the way to pay or an e-mail [bal-05]', async () => {
    const { unmount } = await renderStatement()
    const due = (await screen.findByText('$100.00 due now')).closest('div') as HTMLElement
    expect(due).toHaveTextContent('oldest from 05/08/2026')
    expect(due.querySelector('svg')).not.toBeNull()
    expect(within(due).queryByRole('link')).toBeNull()
    expect(screen.getByRole('link', { name: 'Pay Balance' })).toBeVisible()
    unmount()
    await renderStatement(NEWEST, { settings: { payment_provider: 'barter' } })
    const unpayable = (await screen.findByText('$100.00 due now')).closest('div') as HTMLElement
    expect(await within(unpayable).findByRole('link', { name: 'Email us' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    )
  })

  it('draws a credit’s bar the other way', async () => {
    await renderStatement(NEWEST, {
      before: (_, sandbox) =>
        changeDetail(sandbox, () => ({ currentBalance: -100, day30Balance: 300, day60Balance: 0 })),
    })
    const ageing = await screen.findByRole('table', { name: 'Balance by age' })
    const bars = [...ageing.querySelectorAll('rect')].slice(0, 2)
    expect(bars.map((bar) => [bar.getAttribute('x'), bar.getAttribute('width')])).toEqual([
      ['0%', '25%'],
      ['25%', '75%'],
    ])
  })

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

    await renderStatement(NEWEST, { places: ['/statements'] })
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
    expect(await screen.findByText('There are no transactions on this statement.')).toBeVisible()
    expect(screen.getByText('Nothing due now')).toBeVisible()
    expect(callsOf(sandbox, 'getCustomerInvoicesTP')).toEqual([])
  })

  it('does not send the newest statement, and says so [stat-21]', async () => {
    await renderStatement(NEWEST)
    expect(await screen.findByText('The newest statement cannot be emailed yet.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Email Statement' })).toBeDisabled()
  })

  it('sends an older one to the address asked for, and closes [stat-22]', async () => {
    const { user, sandbox } = await renderStatement(OLDER)
    const open = await screen.findByRole('button', { name: 'Email Statement' })
    await waitFor(() => expect(open).toBeEnabled())
    expect(screen.queryByText('The newest statement cannot be emailed yet.')).toBeNull()
    await user.click(open)
    const modal = within(await screen.findByRole('dialog', { name: 'Email Statement' }))
    expect(modal.getByText('31/08/2026')).toBeVisible()
    await user.type(modal.getByRole('textbox', { name: 'Email address' }), 'accounts@ridgeline.example')
    await user.click(modal.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText('Statement sent successfully')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(callsOf(sandbox, 'emailStatement').map(({ payload }) => payload)).toMatchObject([
      { statementDate: OLDER, emailAddress: 'accounts@ridgeline.example' },
    ])
  })

  it('sends none while it is not known which is the newest [stat-21]', async () => {
    const held: ReturnType<typeof holdCalls>[] = []
    await renderStatement(OLDER, {
      before: (_, sandbox) => {
        held.push(holdCalls(sandbox, 'getStatementList'))
      },
    })
    await lines()
    expect(screen.getByRole('button', { name: 'Email Statement' })).toBeDisabled()
    held[0]?.letThrough()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Email Statement' })).toBeEnabled())
  })

  it('keeps what was typed for one statement out of the e-mail of another [stat-22]', async () => {
    const page = (date: string) => <StatementView key={date} date={date} />
    const { user, client, rerender } = await renderPortal(page(OLDER), {
      before: (_, sandbox) =>
        addStatementHistory(sandbox, { ...twoStatements, statements: ['2026-07-31', OLDER, NEWEST] }),
    })
    const openEmail = async () => {
      const button = await screen.findByRole('button', { name: 'Email Statement' })
      await waitFor(() => expect(button).toBeEnabled())
      await user.click(button)
      return await screen.findByRole('textbox', { name: 'Email address' })
    }
    await user.type(await openEmail(), 'accounts')
    rerender(<PortalProvider client={client}>{page('2026-07-31')}</PortalProvider>)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await openEmail()).toHaveValue('')
    rerender(<PortalProvider client={client}>{page(OLDER)}</PortalProvider>)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await openEmail()).toHaveValue('accounts')
  })

  it('leads to paying what is due [stat-23]', async () => {
    await renderStatement()
    expect(await screen.findByRole('link', { name: 'Pay Balance' })).toHaveAttribute(
      'href',
      `#/pay-account?statementId=${NEWEST}`,
    )
  })

  it('does not lead there where nothing is due, or paying is switched off [stat-24]', async () => {
    const settings: (SandboxSetting & { date: string })[] = [
      { date: OLDER },
      { date: NEWEST, settings: { pay_account_button_disabled: 'yes' } },
      { date: NEWEST, settings: { payment_provider: 'barter' } },
      { date: NEWEST, places: ['/statements'] },
    ]
    for (const { date, ...setting } of settings) {
      const { unmount } = await renderStatement(date, setting)
      await lines()
      await waitFor(() => expect(screen.queryByRole('link', { name: 'Pay Balance' })).toBeNull())
      unmount()
    }
  })

  it('says in its place that it could not be loaded, and tries again [stat-25]', async () => {
    const { user } = await renderStatement(NEWEST, {
      faults: [{ operation: 'getStatementDetail', kind: 'status', status: 404 }],
    })
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await lines()).toBeVisible()
  })
})
