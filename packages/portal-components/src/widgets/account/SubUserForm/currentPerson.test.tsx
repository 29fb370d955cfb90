import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { SandboxSetting } from '../../../testing/merchantClient'
import { renderPortal } from '../../../testing/renderPortal'
import { SubUserForm } from './SubUserForm'
import {
  OWN,
  RUTH,
  TOM,
  secret,
  openForm,
  hidden,
  withNumbers,
  justOneAdmin,
} from '../../../testing/openPerson'

describe('<SubUserForm /> for a person of the account', () => {
  it('changes them, keeps the password and sends back what it does not show [adm-18 adm-19]', async () => {
    const { onDone, field, fill, save, calls, personOf, notices } = await openForm(TOM, {
      before: withNumbers,
    })
    expect(screen.getByRole('heading', { level: 1, name: 'Update account' })).toBeVisible()
    expect(field('Password')).toHaveValue('')
    await fill({ 'Last Name': 'Brandt-Lee' })
    await save()
    expect(await within(await notices()).findByText('User updated')).toBeVisible()
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(personOf('tom')).toMatchObject({ last_name: 'Brandt-Lee', password: 'ironbark', ...hidden })
    expect(calls('updateMobileUsers')).toHaveLength(1)
  })

  it('takes a new password only when it is typed twice [adm-19]', async () => {
    const { user, onDone, field, save, personOf, calls } = await openForm(TOM)
    await user.type(field('Confirm Password'), secret)
    await save()
    await waitFor(() => expect(field('Password')).toHaveAccessibleDescription('Required'))
    await user.type(field('Password'), 'another')
    await waitFor(() => expect(field('Confirm Password')).toHaveAccessibleDescription('Passwords must match'))
    expect(calls('updateMobileUsers')).toEqual([])
    await user.clear(field('Password'))
    await user.type(field('Password'), secret)
    await save()
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(personOf('tom')).toMatchObject({ password: secret })
  })

  it('disables a person, and enables them again [adm-20]', async () => {
    const { user, onDone, save, personOf } = await openForm(TOM)
    const enable = screen.getByRole('switch', { name: 'Enable user account' })
    expect(enable).toBeChecked()
    await user.click(enable)
    expect(screen.getByText('Tom Brandt can’t sign in to the portal.')).toBeVisible()
    await save()
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(personOf('tom')).toMatchObject({ can_access_web: 0, can_access_mobile: 1 })
  })

  it('asks by name before it deletes, and says so [adm-21]', async () => {
    const { user, onDone, personOf, notices } = await openForm(TOM)
    await user.click(screen.getByRole('button', { name: 'Delete account' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Tom Brandt’s account?' })
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(personOf('tom')).toBeDefined()

    await user.click(screen.getByRole('button', { name: 'Delete account' }))
    const again = await screen.findByRole('alertdialog')
    await user.click(within(again).getByRole('button', { name: 'Delete account' }))
    expect(await within(await notices()).findByText('User deleted')).toBeVisible()
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(screen.queryByText('We can’t find this user')).toBeNull()
    expect(personOf('tom')).toBeUndefined()
  })

  it('says in a notice why nobody was deleted [adm-15]', async () => {
    const { user, onDone, notices } = await openForm(TOM, {
      faults: [
        { operation: 'deleteMobileUser', kind: 'refusal', rows: [{ field: '', msg: 'Tom has open orders' }] },
      ],
    })
    await user.click(screen.getByRole('button', { name: 'Delete account' }))
    const dialog = await screen.findByRole('alertdialog')
    await user.click(within(dialog).getByRole('button', { name: 'Delete account' }))
    expect(await within(await notices()).findByText('Tom has open orders')).toBeVisible()
    expect(onDone).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: 'Save' })).toBeVisible()
  })

  it('lets nobody delete their own account or change the name they are signed in by [adm-22]', async () => {
    const { field } = await openForm(OWN)
    expect(screen.queryByRole('button', { name: 'Delete account' })).toBeNull()
    expect(screen.getByText(/^This is your own account/)).toBeVisible()
    expect(field('Username')).toBeDisabled()
  })

  it.each([
    ['an apostrophe', "mick.o'brien@example.com.au"],
    ['a domain that no field takes any more', 'tom@site_office.example'],
  ])('disables a person whose address has %s [case-104]', async (_, email) => {
    const { user, onDone, save, personOf } = await openForm(TOM, {
      before: (_client, { database }) =>
        database.run("UPDATE users SET email = ? WHERE name = 'tom'", [email]),
    })
    await user.click(screen.getByRole('switch', { name: 'Enable user account' }))
    await save()
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(personOf('tom')).toMatchObject({ can_access_web: 0, email })
  })

  it('warns of the last administrator who is disabled or made a sales user [adm-23]', async () => {
    const { user } = await openForm(OWN, { before: justOneAdmin })
    const warning = () => screen.queryByText(/Dana Whitfield is the last administrator who can sign in/)
    expect(warning()).toBeNull()
    await user.click(screen.getByRole('radio', { name: 'Sales' }))
    expect(warning()).toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'Admin' }))
    expect(warning()).toBeNull()
    await user.click(screen.getByRole('switch'))
    expect(warning()).toBeVisible()
    expect(screen.getByText(/If you disable it, you’ll be signed out/)).toBeVisible()
  })

  it('warns of the last administrator who is deleted, and of no other [adm-23]', async () => {
    const before: SandboxSetting['before'] = (_, { database }) =>
      database.run("UPDATE users SET role = 'sales' WHERE name = 'builder'")
    const { user } = await openForm(RUTH, { before })
    await user.click(screen.getByRole('button', { name: 'Delete account' }))
    const dialog = await screen.findByRole('alertdialog')
    expect(within(dialog).getByText(/Ruth Okafor is the last administrator/)).toBeVisible()
  })

  it('says after a lost answer whether the change was saved, and of a password alone that this is unknown [adm-16]', async () => {
    const { onDone, fill, save } = await openForm(TOM, {
      faults: [{ operation: 'updateMobileUsers', kind: 'reset', when: 'after', times: 2 }],
    })
    await fill({ Password: secret, 'Confirm Password': secret })
    await save()
    // The message stays visible at the button.
    expect(await screen.findByRole('alert')).toHaveTextContent(/^We couldn’t confirm the user was updated/)
    expect(onDone).not.toHaveBeenCalled()
    await fill({ 'First Name': 'Thomas' })
    await save()
    expect(await screen.findByText('User updated. The server was slow to confirm it.')).toBeVisible()
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  })

  it('finds that somebody was deleted whose answer was lost [adm-16]', async () => {
    const { user, onDone, personOf } = await openForm(TOM, {
      faults: [{ operation: 'deleteMobileUser', kind: 'reset', when: 'after' }],
    })
    await user.click(screen.getByRole('button', { name: 'Delete account' }))
    const dialog = await screen.findByRole('alertdialog')
    await user.click(within(dialog).getByRole('button', { name: 'Delete account' }))
    expect(await screen.findByText('User deleted. The server was slow to confirm it.')).toBeVisible()
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(personOf('tom')).toBeUndefined()
  })

  it('says that somebody is not there, with a way back [adm-24]', async () => {
    await renderPortal(<SubUserForm id="CT5101" onDone={() => undefined} />)
    expect(await screen.findByRole('heading', { name: 'We can’t find this user' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'See all user accounts' })).toHaveAttribute('href', '#/admin')
  })

  it('keeps no password where anybody could find it [adm-25]', async () => {
    const { client, onDone, fill, save } = await openForm(TOM)
    await fill({ 'First Name': 'Thomas', Password: secret, 'Confirm Password': secret })
    const draft = () => client.storage.get(`draft:builder:sub-user:${TOM}`) ?? ''
    await waitFor(() => expect(draft()).toContain('Thomas'))
    expect(draft()).not.toContain(secret)
    await save()
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(draft()).toBe('')
    expect(document.body.innerHTML).not.toContain(secret)
  })
})
