import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { changeAnswer } from '../../../testing/changeAnswer'
import type { SandboxSetting } from '../../../testing/merchantClient'
import { renderPortal } from '../../../testing/renderPortal'
import { addStatementHistory, twoStatements } from '../../../testing/statementHistory'
import { StatementList } from './StatementList'

const days = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
const rowOf = async (day: string) => (await screen.findByText(day)).closest('tr') as HTMLElement

const ofTwo: SandboxSetting = { before: (_, sandbox) => addStatementHistory(sandbox, twoStatements) }

describe('<StatementList />', () => {
  it('shows each statement’s day, its balance and what is owed by age [stat-01]', async () => {
    await renderPortal(<StatementList />, ofTwo)
    const row = await rowOf('31/10/2026')
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Statement Date',
      'Account Balance',
      'Current',
      '30 Days',
      '60 Days',
      '90 Days',
      '120+ Days',
      'Details',
    ])
    const figures = ['balance', 'current', 'days30', 'days60', 'days90', 'days120'].map(
      // After the column's name, which replaces the heads on cards.
      (column) => row.querySelector(`[data-column="${column}"]`)?.textContent.match(/-?\$[\d.,]+/)?.[0],
    )
    expect(figures).toEqual(['$4,884.90', '$4,784.90', '$0.00', '$100.00', '$0.00', '$0.00'])
  })

  it('says what is due on the newest alone, with the way to pay it, or an e-mail [bal-06]', async () => {
    const { unmount } = await renderPortal(<StatementList />, {
      before: (_, sandbox) =>
        addStatementHistory(sandbox, { ...twoStatements, statements: ['2026-09-30', '2026-10-31'] }),
    })
    const newest = within(await rowOf('31/10/2026'))
    expect(newest.getByText('$100.00 due now')).toBeVisible()
    expect(newest.getByRole('link', { name: 'Pay Balance' })).toHaveAttribute(
      'href',
      '#/pay-account?statementId=2026-10-31',
    )
    expect(within(await rowOf('30/09/2026')).queryByText(/due now/)).toBeNull()
    unmount()
    await renderPortal(<StatementList />, { ...ofTwo, routes: ['/statements'] })
    expect(await within(await rowOf('31/10/2026')).findByRole('link', { name: 'Email us' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    )
  })

  it('begins with the newest by date, whatever the merchant’s order [stat-02]', async () => {
    await renderPortal(<StatementList />, {
      before: (_, sandbox) => {
        addStatementHistory(sandbox, { statements: ['2026-08-31', '2026-10-31', '2026-09-30'] })
        changeAnswer(sandbox, 'getStatementList', (answer) => ({
          StatementList: answer.StatementList.toReversed(),
        }))
      },
    })
    await rowOf('31/10/2026')
    expect(days()).toEqual(['31/10/2026', '30/09/2026', '31/08/2026'])
  })

  it('sorts by every column, both ways, and notifies the host [stat-03]', async () => {
    const sorts: string[] = []
    const { user } = await renderPortal(<StatementList onSortChange={(sort) => sorts.push(sort)} />, ofTwo)
    await rowOf('31/10/2026')
    for (const name of ['Statement Date', 'Account Balance', 'Current', '60 Days']) {
      const head = screen.getByRole('columnheader', { name })
      await user.click(within(head).getByRole('button'))
      expect(head).toHaveAttribute('aria-sort', 'ascending')
      expect(days()).toEqual(['31/08/2026', '31/10/2026'])
      await user.click(within(head).getByRole('button'))
      expect(head).toHaveAttribute('aria-sort', 'descending')
      expect(days()).toEqual(['31/10/2026', '31/08/2026'])
    }
    expect(sorts.slice(0, 2)).toEqual(['date', '-date'])
  })

  it('leads to the statement of each day [stat-04]', async () => {
    await renderPortal(<StatementList />, ofTwo)
    expect(await screen.findByRole('link', { name: '31/08/2026' })).toHaveAttribute(
      'href',
      '#/statements/2026-08-31',
    )
  })

  it('says that there are none yet, and leads to the invoices [stat-05]', async () => {
    await renderPortal(<StatementList />, {
      before: (_, sandbox) => addStatementHistory(sandbox, { statements: [] }),
    })
    expect(await screen.findByText('No statements yet.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'View Invoices' })).toHaveAttribute('href', '#/invoices')
  })

  it('writes days and amounts as the merchant’s country does [stat-06]', async () => {
    await renderPortal(<StatementList />, { ...ofTwo, merchant: 'cascade' })
    expect(await rowOf('10/31/2026')).toHaveTextContent('$4,884.90')
  })

  it('says in its place what went wrong, and tries again [stat-07]', async () => {
    const { user } = await renderPortal(<StatementList />, {
      ...ofTwo,
      faults: [{ operation: 'getStatementList', kind: 'status', status: 404 }],
    })
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load this')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await rowOf('31/10/2026')).toBeInTheDocument()
  })

  it('asks for nothing while nobody is signed in', async () => {
    const { sandbox } = await renderPortal(<StatementList />, { signedIn: false })
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible()
    await waitFor(() =>
      expect(sandbox.calls.map(({ operation }) => operation)).not.toContain('getStatementList'),
    )
  })
})
