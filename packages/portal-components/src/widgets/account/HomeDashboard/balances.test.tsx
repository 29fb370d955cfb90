import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { addPastOrders } from '../../../testing/pastOrders'
import type { SandboxSetting } from '../../../testing/merchantClient'
import { renderPortal } from '../../../testing/renderPortal'
import { addStatementHistory, twoStatements } from '../../../testing/statementHistory'
import { HomeDashboard } from './HomeDashboard'

const greeting = () => screen.findByRole('heading', { name: 'Hi Dana! Welcome to your Trade Portal' })
const card = async (label: string) => within((await screen.findByText(label)).closest('li') as HTMLElement)

describe('<HomeDashboard /> balances', () => {
  it('shows what is owed and what is overdue [home-08 home-09]', async () => {
    const { client } = await renderPortal(<HomeDashboard />)
    const { currentBalance, overdueBalance } = await client.account.getUser()
    const money = (amount: number) =>
      new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' }).format(amount / 10_000)
    expect(overdueBalance).toBeGreaterThan(0)
    expect(await (await card('Your current balance is')).findByText(money(currentBalance))).toBeVisible()
    expect((await card('Your overdue balance is')).getByText(money(overdueBalance))).toBeVisible()
  })

  it('shows the last sign-in by h:mm:ss in 12 hours, then the date [home-14]', async () => {
    await renderPortal(<HomeDashboard />, {
      before: (_client, { database }) =>
        database.run("UPDATE users SET last_login_date = '2026-11-20', last_login_time = 27730"),
    })
    const last = await card('Your last activity login was at')
    const time = await last.findByText('7:42:10 am')
    const date = last.getByText('20/11/2026')
    expect(time.compareDocumentPosition(date)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('shows none of the three cards unless an entry of balances is enabled [home-07]', async () => {
    await renderPortal(<HomeDashboard />, {
      before: (_client, { database }) =>
        database.run("UPDATE widgets SET is_enabled = 0 WHERE object_set = 'balances'"),
    })
    await greeting()
    await waitFor(() => expect(screen.queryByText('Your current balance is')).toBeNull())
    expect(screen.queryByText('Your overdue balance is')).toBeNull()
    expect(screen.queryByText('Your last activity login was at')).toBeNull()
  })

  it('leads to paying what is overdue [home-10]', async () => {
    await renderPortal(<HomeDashboard />)
    const pay = await screen.findByRole('link', { name: 'Pay Now' })
    expect(pay).toHaveAttribute('href', '#/pay-account')
    expect((await card('Your overdue balance is')).getByRole('link', { name: 'Pay Now' })).toBe(pay)
  })

  it('offers no payment where the account cannot be paid [home-12 home-13]', async () => {
    const switches: Record<string, string>[] = [
      { pay_account_button_disabled: 'yes' },
      { payment_provider: 'barter' },
    ]
    for (const settings of switches) {
      const { unmount } = await renderPortal(<HomeDashboard />, { settings })
      await greeting()
      await (await card('Your overdue balance is')).findByText(/^\$/)
      expect(screen.queryByRole('link', { name: 'Pay Now' })).toBeNull()
      unmount()
    }
  })
})

describe('the ways from the balances', () => {
  const ofTwo = (statements: string[], invoices = twoStatements.invoices): SandboxSetting => ({
    before: (_client, sandbox) => addStatementHistory(sandbox, { statements, invoices: invoices ?? [] }),
  })
  const current = () => card('Your current balance is')
  const overdue = () => card('Your overdue balance is')

  it('lead from the current balance to the newest statement and the invoices since [bal-01]', async () => {
    await renderPortal(<HomeDashboard />, ofTwo(['2026-08-31', '2026-09-30']))
    await greeting()
    expect(await (await current()).findByRole('link', { name: 'Statement of 30/09/2026' })).toHaveAttribute(
      'href',
      '#/statements/2026-09-30',
    )
    expect((await current()).getByRole('link', { name: 'Invoices since 01/10/2026' })).toHaveAttribute(
      'href',
      '#/invoices?from=2026-10-01',
    )
  })

  it('lead to the statement alone where it says the same as today [bal-01]', async () => {
    await renderPortal(<HomeDashboard />, ofTwo(['2026-08-31', '2026-10-31']))
    await greeting()
    await (await current()).findByRole('link', { name: 'Statement of 31/10/2026' })
    expect((await current()).getAllByRole('link')).toHaveLength(1)
  })

  it('say how old the oldest overdue is, and lead to what is owed by age [bal-02]', async () => {
    await renderPortal(<HomeDashboard />, ofTwo(['2026-10-31']))
    await greeting()
    expect(await (await overdue()).findByText(/^Oldest overdue: (?:30|60|90|120\+) Days$/)).toBeVisible()
    expect(
      await (await overdue()).findByRole('link', { name: 'By age, statement of 31/10/2026' }),
    ).toHaveAttribute('href', '#/statements/2026-10-31')
  })

  it('say that nothing is overdue, and ask for no ages then [bal-02]', async () => {
    const { sandbox } = await renderPortal(<HomeDashboard />, ofTwo([], []))
    await greeting()
    expect(await (await overdue()).findByText('Nothing overdue')).toBeVisible()
    expect(sandbox.calls.map(({ operation }) => operation)).not.toContain('getCustomerAgedBalances')
  })

  it('lead nowhere, and read no statements, where there is no route for them [bal-03]', async () => {
    const { sandbox } = await renderPortal(<HomeDashboard />, {
      ...ofTwo(['2026-09-30']),
      routes: ['/', '/pay-account'],
    })
    await greeting()
    expect(await (await overdue()).findByText(/^Oldest overdue/)).toBeVisible()
    expect((await current()).queryByRole('link')).toBeNull()
    expect((await overdue()).getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Pay Now'])
    expect(sandbox.calls.map(({ operation }) => operation)).not.toContain('getStatementList')
  })

  it('begin an e-mail to the merchant where what is overdue cannot be paid here [bal-04]', async () => {
    await renderPortal(<HomeDashboard />, {
      ...ofTwo(['2026-10-31']),
      settings: { pay_account_button_disabled: 'yes' },
    })
    await greeting()
    expect(await (await overdue()).findByRole('link', { name: 'Email us' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:[^?]+\?subject=Overdue%20balance%20of%20account%20\w+$/),
    )
  })
})

describe('Pay Now', () => {
  it('is not offered for nothing overdue [home-11]', async () => {
    await renderPortal(<HomeDashboard />, { before: (_client, sandbox) => addPastOrders(sandbox, []) })
    await greeting()
    await (await card('Your overdue balance is')).findByText('$0.00')
    expect(screen.queryByRole('link', { name: 'Pay Now' })).toBeNull()
  })

  it('is not offered where the merchant has taken Pay Account from the menu [home-12]', async () => {
    await renderPortal(<HomeDashboard />, {
      before: (_client, { database }) =>
        database.run(
          "UPDATE widgets SET is_enabled = 0 WHERE object_set = 'topbuttonbar' AND lower(label) = 'pay account'",
        ),
    })
    await greeting()
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Pay Now' })).toBeNull())
  })

  it('is not offered on a page that has nowhere to pay', async () => {
    await renderPortal(<HomeDashboard />, { routes: ['/cart'] })
    await greeting()
    await (await card('Your overdue balance is')).findByText(/^\$/)
    expect(screen.queryByRole('link', { name: 'Pay Now' })).toBeNull()
  })
})
