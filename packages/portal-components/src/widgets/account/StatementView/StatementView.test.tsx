import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { SandboxSetting } from '../../../testing/merchantClient'
import { NEWEST, OLDER, renderStatement, changeDetail, lines } from '../../../testing/renderStatement'

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
      { date: NEWEST, routes: ['/statements'] },
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
