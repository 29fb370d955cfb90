import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { SandboxSetting } from '../../../testing/merchantClient'
import { renderPortal } from '../../../testing/renderPortal'
import { AccountAdmin } from './AccountAdmin'

const rowOf = async (name: RegExp) =>
  (await screen.findByRole('rowheader', { name })).closest('tr') as HTMLElement
const company = () => screen.findByRole('region', { name: 'Ridgeline Carpentry Pty Ltd' })
/** Returns the value beside a term. */
const factsOf = (element: HTMLElement, name: string) => {
  const facts = within(element).getByText(name).parentElement
  return facts?.textContent?.replace(name, '')
}

const namesShown = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent.trim())

/** Adds the given number of users to the five of the account. */
const addPeople =
  (count: number): NonNullable<SandboxSetting['before']> =>
  (_, { database }) => {
    for (let one = 1; one <= count; one++) {
      database.run(
        `INSERT INTO users SELECT 'more${one}', 'MORE${one}', 'more${one}', password, customer_id, 'sales', 1, 1, 'More',
           'People ${one}', 'more${one}@ridgeline.example', '', '', '', '', last_login_date, last_login_time, NULL, NULL
         FROM users WHERE name = 'tom'`,
      )
    }
  }

describe('<AccountAdmin />', () => {
  it('greets whoever is signed in by their name [adm-01]', async () => {
    await renderPortal(<AccountAdmin />)
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome Dana Whitfield' })).toBeVisible()
  })

  it('shows the company’s name, address and numbers, and that the account is active [adm-02 adm-03]', async () => {
    await renderPortal(<AccountAdmin />)
    const overview = await company()
    expect(within(overview).getByText('PO Box 118, Ringwood VIC 3134')).toBeVisible()
    expect(factsOf(overview, 'Phone')).toBe('03 5550 4218')
    expect(factsOf(overview, 'Fax')).toBe('03 5550 4219')
    expect(factsOf(overview, 'Mobile')).toBe('0491 570 156')
    expect(within(overview).getByText('Active')).toBeVisible()
  })

  it('says that an account is inactive, and shows an unknown number as a dash [adm-02 adm-03]', async () => {
    await renderPortal(<AccountAdmin />, {
      before: (_, { database }) => database.run("UPDATE customers SET is_active = 0, fax = ''"),
    })
    const overview = await company()
    expect(within(overview).getByText('Inactive')).toBeVisible()
    expect(factsOf(overview, 'Fax')).toBe('-')
  })

  it('shows the current, 30 day and overdue balances, and leads from each to what it sums [adm-04 adm-05]', async () => {
    const { client } = await renderPortal(<AccountAdmin />, { settings: { payment_provider: 'windcave' } })
    const user = await client.account.getUser()
    const overview = await company()
    for (const [name, amount, link, to] of [
      ['Current balance', user.currentBalance, 'See invoices', '#/invoices'],
      ['30 day balance', user.balance30Days, 'See statements', '#/statements'],
      ['Overdue balance', user.overdueBalance, 'Pay Account', '#/pay-account'],
    ] as const) {
      const cents = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 2 }).format(amount / 10_000)
      expect(factsOf(overview, name)).toContain(`$${cents}`)
      expect(await within(overview).findByRole('link', { name: link })).toHaveAttribute('href', to)
    }
  })

  it('leads to no route that the host does not have, or that the merchant has switched off [adm-05 bal-04]', async () => {
    await renderPortal(<AccountAdmin />, {
      routes: ['/admin', '/statements', '/pay-account'],
      settings: { payment_provider: 'windcave', pay_account_button_disabled: 'true' },
    })
    const overview = await company()
    expect(await within(overview).findByRole('link', { name: 'Email us' })).toBeVisible()
    expect(
      within(overview)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['See statements', 'Email us'])
  })

  it('lists the account’s people, with what they may do, who may not, and who you are [adm-06 adm-07]', async () => {
    await renderPortal(<AccountAdmin />)
    const own = await rowOf(/Dana Whitfield/)
    expect(within(own).getByText('(you)')).toBeVisible()
    for (const text of ['builder', 'dana@ridgeline-carpentry.example', '0491 570 156', 'Admin']) {
      expect(within(own).getByText(text)).toBeVisible()
    }
    const disabled = await rowOf(/Minh Tran/)
    expect(within(disabled).getByText('Sales')).toBeVisible()
    expect(within(disabled).getByText('Disabled')).toBeVisible()
    expect(screen.getAllByText('Disabled')).toHaveLength(1)
    expect(screen.getAllByText('(you)')).toHaveLength(1)
    expect(screen.getByRole('heading', { level: 2, name: /User Accounts/ })).toHaveTextContent('5')
  })

  it('searches and sorts the people once they are more than a glance takes in [lookb-01]', async () => {
    const { user } = await renderPortal(<AccountAdmin />, { before: addPeople(6) })
    await rowOf(/Dana Whitfield/)
    expect(screen.getByText('11 shown')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Role Type' }))
    expect(namesShown().slice(0, 2)).toEqual(['Dana Whitfield (you)', 'Ruth Okafor'])
    expect(namesShown().at(-1)).toBe('Minh Tran')
    await user.type(screen.getByRole('searchbox'), 'disabled')
    expect(await screen.findByText('1 of 11 shown')).toBeVisible()
    expect(namesShown()).toEqual(['Minh Tran'])
  })

  it('asks few people for no search [lookb-01]', async () => {
    await renderPortal(<AccountAdmin />, { before: addPeople(5) })
    await rowOf(/Dana Whitfield/)
    expect(screen.queryByRole('searchbox')).toBeNull()
    expect(screen.getByRole('heading', { level: 2, name: /User Accounts/ })).toHaveTextContent('10')
  })

  it('leads to a person by their row, and to a new one by the button [adm-08]', async () => {
    await renderPortal(<AccountAdmin />)
    const row = await rowOf(/Tom Brandt/)
    expect(within(row).getByRole('link')).toHaveAttribute('href', '#/admin/account/CT5003')
    expect(screen.getByRole('link', { name: 'Add New Account' })).toHaveAttribute(
      'href',
      '#/admin/account/new',
    )
  })

  it('says what could not be loaded, the people without the account too, and tries again', async () => {
    const { user } = await renderPortal(<AccountAdmin />, {
      faults: [
        { operation: 'getCustomerDetails', kind: 'status', status: 404 },
        { operation: 'getListMobileUsers', kind: 'status', status: 404 },
      ],
    })
    const [first, second] = await screen.findAllByRole('button', { name: 'Try again' })
    await user.click(first as HTMLElement)
    expect(await company()).toBeVisible()
    await user.click(second as HTMLElement)
    expect(await screen.findByRole('table', { name: 'User Accounts' })).toBeVisible()
  })

  it('asks for nothing while nobody is signed in', async () => {
    const { sandbox } = await renderPortal(<AccountAdmin />, { signedIn: false })
    expect(await screen.findByText('Sign in to see your account')).toBeVisible()
    expect(sandbox.calls.map(({ operation }) => operation)).not.toContain('getListMobileUsers')
  })
})
