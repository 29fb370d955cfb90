import { act, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderPortal } from '../../../testing/renderPortal'
import { Account } from './Account'

describe('<Account />', () => {
  it('shows who is signed in and for whom, and signs out [case-130]', async () => {
    const { client, user, container } = await renderPortal(<Account />)
    const { firstName, lastName } = await client.account.getUser()
    const { name } = await client.account.getCustomer()
    expect(await screen.findByText(`${firstName} ${lastName}`)).toBeVisible()
    expect(await screen.findByText(name)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Sign Out' }))
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible()
    expect(client.session.current()).toBeNull()
    expect(container).not.toHaveTextContent(lastName)
    expect(container).not.toHaveTextContent(name)
    // The focus moves to the container, so that the next key press continues from there.
    expect(within(container).getByText('Sign in to see your account').parentElement).toHaveFocus()
  })

  it('lets a visitor sign in in its place [case-130]', async () => {
    const { user } = await renderPortal(<Account />, { signedIn: false })
    await user.click(await screen.findByRole('button', { name: 'Sign in' }))
    await user.type(await screen.findByLabelText('Username'), 'builder')
    await user.type(screen.getByLabelText('Password'), 'ironbark{Enter}')
    expect(await screen.findByRole('button', { name: 'Sign Out' })).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says that a session is being checked, and neither Sign in nor Sign Out meanwhile [case-130]', async () => {
    await renderPortal(<Account />, { network: 'silent' })
    expect(await screen.findByRole('status')).toHaveTextContent('Checking your session…')
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('offers to try again where the session could not be checked, and never says that nobody is signed in [case-130]', async () => {
    const { user, sandbox } = await renderPortal(<Account />, {
      faults: [{ operation: 'getUserDetails', kind: 'status', status: 404 }],
    })
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: 'Sign Out' })).toBeVisible()
    expect(sandbox.calls.filter(({ operation }) => operation === 'getUserDetails').length).toBeGreaterThan(1)
  })

  it('does without the company where that cannot be read [case-130]', async () => {
    await renderPortal(<Account />, {
      faults: [
        {
          operation: 'getCustomerDetails',
          kind: 'refusal',
          times: Infinity,
          rows: [{ field: '', msg: 'no' }],
        },
      ],
    })
    expect(await screen.findByRole('button', { name: 'Sign Out' })).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('says that a session has ended to whoever had one [case-130]', async () => {
    const { client, sandbox } = await renderPortal(<Account />)
    await screen.findByRole('button', { name: 'Sign Out' })
    sandbox.faults.add({ operation: 'getCustomLists', kind: 'expiry' })
    await act(() => client.lists.list().catch(() => undefined))
    expect(await screen.findByRole('status')).toHaveTextContent(/^Your session has ended/)
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible()
  })
})
