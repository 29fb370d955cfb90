import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { secret, openForm, mei } from '../../../testing/openPerson'

describe('<SubUserForm /> for a new person', () => {
  it('asks for everything but the mobile number, and an address that is one [adm-10 adm-11]', async () => {
    const { user, field, save, calls } = await openForm()
    expect(screen.getByRole('heading', { level: 1, name: 'Add new account' })).toBeVisible()
    await save()
    await waitFor(() => expect(field('First Name')).toHaveAccessibleDescription('Required'))
    for (const label of ['Last Name', 'Username', 'Email Address', 'Password', 'Confirm Password']) {
      expect(field(label)).toHaveAccessibleDescription('Required')
    }
    expect(field('Mobile Number')).toBeValid()
    await user.type(field('Email Address'), 'mei@')
    await user.type(field('Password'), secret)
    await user.type(field('Confirm Password'), 'another')
    await waitFor(() => expect(field('Email Address')).toHaveAccessibleDescription('Invalid email address'))
    expect(field('Confirm Password')).toHaveAccessibleDescription('Passwords must match')
    expect(calls('addMobileUser')).toEqual([])
  })

  it('adds an administrator by default, with access to portal and mobile, and says so [adm-12 adm-13]', async () => {
    const { onDone, fill, save, personOf, notices } = await openForm()
    expect(screen.getByRole('radio', { name: 'Admin' })).toBeChecked()
    expect(screen.queryByRole('switch')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Delete account' })).toBeNull()
    await fill(mei)
    await save()
    expect(await within(await notices()).findByText('User added')).toBeVisible()
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(personOf('mei.tan')).toMatchObject({
      role: 'admin',
      can_access_web: 1,
      can_access_mobile: 1,
      first_name: 'Mei',
      last_name: 'Tan',
      email: 'mei@ridgeline.example',
      phone_mobile: '0491 570 111',
    })
  })

  it('adds a person whose address has an apostrophe [case-103]', async () => {
    const { onDone, fill, save, personOf } = await openForm()
    await fill({ ...mei, 'Email Address': "mick.o'brien@example.com.au" })
    await save()
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(personOf('mei.tan')).toMatchObject({ email: "mick.o'brien@example.com.au" })
    expect(screen.queryByText('Invalid email address')).toBeNull()
  })

  it('adds one for sales [adm-12]', async () => {
    const { user, onDone, fill, save, personOf } = await openForm()
    await fill(mei)
    await user.click(screen.getByRole('radio', { name: 'Sales' }))
    await save()
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(personOf('mei.tan')).toMatchObject({ role: 'sales' })
  })

  it('says at the field that a username is taken, and keeps what was typed [adm-14]', async () => {
    const { onDone, field, fill, save } = await openForm()
    await fill({ ...mei, Username: 'tom' })
    await save()
    await waitFor(() => expect(field('Username')).toBeInvalid())
    expect(field('Username')).toHaveFocus()
    expect(field('Email Address')).toHaveValue('mei@ridgeline.example')
    expect(onDone).not.toHaveBeenCalled()
  })

  it('says any other refusal in a notice, without a reason that it was unable to send [adm-15]', async () => {
    const { sandbox, fill, save, notices } = await openForm()
    const refuse = (msg: string) =>
      sandbox.faults.add({ operation: 'addMobileUser', kind: 'refusal', rows: [{ field: '', msg }] })
    refuse('Five people at most')
    await fill(mei)
    await save()
    expect(await within(await notices()).findByText('Five people at most')).toBeVisible()
    refuse('')
    await save()
    expect(await within(await notices()).findByText('Unable to send request')).toBeVisible()
  })

  it('finds a person whose answer was lost, and adds them once [adm-16]', async () => {
    const { onDone, fill, save, calls } = await openForm(undefined, {
      faults: [{ operation: 'addMobileUser', kind: 'reset', when: 'after' }],
    })
    await fill(mei)
    await save()
    expect(await screen.findByText('User added. The server was slow to confirm it.')).toBeVisible()
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(calls('addMobileUser')).toHaveLength(1)
  })

  it('keeps a draft without the passwords, and forgets it when it is given up [adm-17]', async () => {
    const { user, client, onDone, fill } = await openForm()
    const draft = () => client.storage.get('draft:builder:sub-user:new') ?? ''
    await fill(mei)
    await waitFor(() => expect(draft()).toContain('mei.tan'))
    expect(draft()).not.toContain(secret)
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(draft()).toBe('')
    expect(onDone).toHaveBeenCalledOnce()
  })
})
