import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderPortal } from '../../testing/renderPortal'
import { AccountMenu } from './AccountMenu'

describe('<AccountMenu />', () => {
  it('shows who is signed in and the merchant’s external links', async () => {
    const { client, user } = await renderPortal(<AccountMenu />)
    const [link] = (await client.settings.listEntries('topbuttonbar')).filter(({ type }) => type === 'link')
    if (!link) throw new Error('The seed has no external link')
    const { email } = await client.account.getUser()

    await user.click(screen.getByRole('button', { name: 'My Account' }))
    expect(await screen.findByText(email)).toBeInTheDocument()
    expect(await screen.findByRole('menuitem', { name: link.label })).toHaveAttribute('href', link.value)
  })

  it('signs out', async () => {
    const { client, user } = await renderPortal(<AccountMenu />)
    await user.click(screen.getByRole('button', { name: 'My Account' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Sign Out' }))
    expect(client.session.current()).toBeNull()
  })
})
