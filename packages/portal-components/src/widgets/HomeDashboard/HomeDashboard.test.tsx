import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderPortal } from '../../testing/renderPortal'
import { HomeDashboard } from './HomeDashboard'

describe('<HomeDashboard />', () => {
  it('greets the customer by first name', async () => {
    await renderPortal(<HomeDashboard />)
    expect(
      await screen.findByRole('heading', { name: 'Hi Dana! Welcome to your Trade Portal' }),
    ).toBeInTheDocument()
  })

  it('shows what is owed, what is overdue and the last sign-in', async () => {
    const { client } = await renderPortal(<HomeDashboard />)
    const { overdueBalance } = await client.account.getUser()
    expect(overdueBalance).toBeGreaterThan(0)

    const current = (await screen.findByText('Your current balance is')).closest('li')
    const overdue = screen.getByText('Your overdue balance is').closest('li')
    expect(await within(current as HTMLElement).findByText(/^\$[\d,]+\.\d\d$/)).toBeInTheDocument()
    expect(within(overdue as HTMLElement).getByText(/^\$[\d,]+\.\d\d$/)).toBeInTheDocument()
    expect(screen.getByText('Your last activity login was at')).toBeInTheDocument()
  })

  it('shows the merchant’s banners as links with their alternative texts', async () => {
    const { client } = await renderPortal(<HomeDashboard />)
    const banners = (await client.settings.listEntries('homepage')).filter(
      ({ type }) => type === 'clickableimage',
    )
    expect(banners.length).toBeGreaterThan(1)
    const carousel = await screen.findByRole('group', { name: 'Offers and news' })
    const [first] = banners
    expect(within(carousel).getByRole('img', { name: first?.description })).toHaveAttribute(
      'src',
      first?.value,
    )
  })

  it('offers to try again when the customer’s details could not be read', async () => {
    const { user, sandbox } = await renderPortal(<HomeDashboard />, {
      faults: [{ operation: 'getUserDetails', kind: 'status', status: 404, times: Infinity }],
    })
    const again = await screen.findByRole('button', { name: 'Try again' })
    sandbox.faults.clear()
    await user.click(again)
    expect(await screen.findByRole('heading', { name: /^Hi Dana!/ })).toBeInTheDocument()
  })
})
