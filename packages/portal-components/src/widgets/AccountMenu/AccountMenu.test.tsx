import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderPortal } from '../../testing/renderPortal'
import { AccountMenu } from './AccountMenu'

describe('<AccountMenu />', () => {
  it('shows who is signed in and the merchant’s external links [shell-15]', async () => {
    const { client, user } = await renderPortal(<AccountMenu />)
    const [link] = (await client.settings.listEntries('topbuttonbar')).filter(({ type }) => type === 'link')
    if (!link) throw new Error('The seed has no external link')
    const { email } = await client.account.getUser()

    await user.click(screen.getByRole('button', { name: 'My Account' }))
    expect(await screen.findByText(email)).toBeInTheDocument()
    expect(await screen.findByRole('menuitem', { name: link.label })).toHaveAttribute('href', link.value)
  })

  it('signs out [shell-16]', async () => {
    const { client, user } = await renderPortal(<AccountMenu />)
    await user.click(screen.getByRole('button', { name: 'My Account' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Sign Out' }))
    expect(client.session.current()).toBeNull()
  })

  it('leads to the places that the host has, by their entries and settings [shell-17]', async () => {
    const { user, sandbox } = await renderPortal(<AccountMenu />, {
      settings: { payment_provider: 'windcave' },
    })
    await user.click(screen.getByRole('button', { name: 'My Account' }))
    for (const [name, to] of [
      ['Account Admin', '/admin'],
      ['Downloads', '/downloads'],
      ['Price Book', '/pricebook'],
      ['Pay Account', '/pay-account'],
    ] as const) {
      expect(await screen.findByRole('menuitem', { name })).toHaveAttribute('href', `#${to}`)
    }
    expect(sandbox.calls.filter(({ operation }) => operation === 'isPriceBookEnabled')).toHaveLength(1)
  })

  it('keeps Sign Out alone without ‘my account’ [shell-12]', async () => {
    const { user } = await renderPortal(<AccountMenu />, {
      before: (_client, { database }) =>
        database.run("DELETE FROM widgets WHERE object_set = 'topbuttonbar' AND lower(label) = 'my account'"),
    })
    await user.click(screen.getByRole('button', { name: 'My Account' }))
    await screen.findByText(/@/)
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Sign Out'])
  })
})
