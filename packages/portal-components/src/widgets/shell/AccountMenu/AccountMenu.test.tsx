import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderPortal } from '../../../testing/renderPortal'
import { AccountMenu } from './AccountMenu'

/** External links: the merchant's spelling, and the resulting URL. */
const links = [
  ['Job board', 'https://jobs.example', 'https://jobs.example'],
  ['Site diary', 'diary.example', '//diary.example'],
  ['Old board', 'javascript:void 0', null],
] as const

describe('<AccountMenu />', () => {
  it('shows who is signed in and all the merchant’s external links, one that leads nowhere as words [shell-14 shell-15]', async () => {
    const { client, user } = await renderPortal(<AccountMenu />, {
      before: (_client, { database }) => {
        database.run("DELETE FROM widgets WHERE object_set = 'topbuttonbar' AND type = 'link'")
        for (const [label, value] of links) {
          database.run("INSERT INTO widgets VALUES ('topbuttonbar', ?, 'link', 1, ?, '', '')", [label, value])
        }
      },
    })
    const { email } = await client.account.getUser()

    await user.click(screen.getByRole('button', { name: 'My Account' }))
    expect(await screen.findByText(email)).toBeInTheDocument()
    for (const [label, , href] of links) {
      const item = await screen.findByRole('menuitem', { name: label })
      expect(item.getAttribute('href')).toBe(href)
    }
  })

  it('signs out [shell-16]', async () => {
    const { client, user } = await renderPortal(<AccountMenu />)
    await user.click(screen.getByRole('button', { name: 'My Account' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Sign Out' }))
    expect(client.session.current()).toBeNull()
  })

  it('leads to the routes that the host has, by their entries and settings', async () => {
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

  it('lights the current route [taps-321]', async () => {
    const { user } = await renderPortal(<AccountMenu currentPath="/admin/account/new" />)
    const trigger = screen.getByRole('button', { name: 'My Account' })
    await waitFor(() => expect(trigger).toHaveAttribute('aria-current', 'true'))
    await user.click(trigger)
    const admin = await screen.findByRole('menuitem', { name: 'Account Admin' })
    expect(admin).toHaveAttribute('aria-current', 'page')
    expect(admin).toHaveAttribute('href', '#/admin')
    expect(screen.getByRole('menuitem', { name: 'Downloads' })).not.toHaveAttribute('aria-current')
  })

  it('has no Price Book for a customer whom the merchant makes none for', async () => {
    const { user, sandbox } = await renderPortal(<AccountMenu />, {
      before: (_client, { database }) => database.run('UPDATE customers SET is_price_book_enabled = 0'),
    })
    await user.click(screen.getByRole('button', { name: 'My Account' }))
    await screen.findByRole('menuitem', { name: 'Downloads' })
    await waitFor(() =>
      expect(sandbox.calls.map(({ operation }) => operation)).toContain('isPriceBookEnabled'),
    )
    expect(screen.queryByRole('menuitem', { name: 'Price Book' })).toBeNull()
  })

  it('keeps Sign Out alone without ‘my account’', async () => {
    const { user } = await renderPortal(<AccountMenu />, {
      before: (_client, { database }) =>
        database.run("DELETE FROM widgets WHERE object_set = 'topbuttonbar' AND lower(label) = 'my account'"),
    })
    await user.click(screen.getByRole('button', { name: 'My Account' }))
    await screen.findByText(/@/)
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Sign Out'])
  })
})
