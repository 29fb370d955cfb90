import { act, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { PortalProvider } from '../../provider/PortalProvider'
import { holdCalls } from '../../testing/holdCalls'
import type { SandboxSetting } from '../../testing/merchantClient'
import { PersonForm } from '../../testing/PersonForm'
import { renderPortal } from '../../testing/renderPortal'

async function openForm(setting: SandboxSetting = {}) {
  const portal = await renderPortal(<PersonForm />, setting)
  await screen.findByRole('textbox', { name: 'Username' })
  const field = (label: string) => screen.getByLabelText(label)
  const fill = async (answers: Record<string, string>) => {
    for (const [label, answer] of Object.entries(answers)) {
      if (answer) await portal.user.type(field(label), answer)
    }
  }
  const save = () => portal.user.click(screen.getByRole('button', { name: /^Sav/ }))
  const choose = async (role: string) => {
    await portal.user.click(screen.getByRole('button', { name: /Role Type/ }))
    await portal.user.click(await screen.findByRole('option', { name: role }))
  }
  const calls = () => portal.sandbox.calls.filter(({ operation }) => operation === 'addMobileUser')
  return { ...portal, field, fill, save, choose, calls }
}

const mei = {
  Username: 'mei',
  Password: 'four words of hers',
  'First Name': 'Mei',
  'Last Name': 'Tan',
  'Email Address': 'mei@ironbark.example',
}

const refusal = (rows: { field: string; msg: string }[]): SandboxSetting => ({
  faults: [{ operation: 'addMobileUser', kind: 'refusal', rows }],
})

describe('a form', () => {
  it('says nothing before it is sent, then what is wrong at each field, and checks as one types [form-02]', async () => {
    const { user, field, save, calls } = await openForm()
    await user.type(field('First Name'), 'M')
    await user.clear(field('First Name'))
    await user.tab()
    expect(field('First Name')).toBeValid()

    await save()
    await waitFor(() => expect(field('First Name')).toHaveAccessibleDescription('Enter a first name'))
    expect(field('Email Address')).toBeInvalid()
    expect(calls()).toEqual([])

    await user.type(field('First Name'), 'M')
    await waitFor(() => expect(field('First Name')).toBeValid())
    await user.clear(field('First Name'))
    await waitFor(() => expect(field('First Name')).toBeInvalid())
  })

  it('takes the focus to the first wrong answer, of whichever kind [form-03]', async () => {
    const { field, fill, save, choose } = await openForm()
    await save()
    await waitFor(() => expect(field('Username')).toHaveFocus())
    await fill({ ...mei, 'Email Address': '' })
    await save()
    await waitFor(() => expect(screen.getByRole('button', { name: /Role Type/ })).toHaveFocus())
    await choose('Sales')
    await save()
    await waitFor(() => expect(field('Email Address')).toHaveFocus())
  })

  it('is sent once for two presses, by Enter as by its button [form-04]', async () => {
    const { user, sandbox, fill, choose, save } = await openForm()
    const { underWay, letThrough } = holdCalls(sandbox, 'addMobileUser')
    await choose('Sales')
    await fill({ ...mei, 'Email Address': `${mei['Email Address']}{Enter}` })
    expect(await screen.findByRole('button', { name: 'Saving…' })).toHaveAttribute('aria-busy', 'true')
    await user.keyboard('{Enter}')
    await save()
    letThrough()
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(underWay.most).toBe(1)
  })

  it('says the merchant’s refusal at the field it names, and the rest over the button [form-05]', async () => {
    const { field, fill, save, choose } = await openForm(
      refusal([
        { field: 'emailAddress', msg: 'We know this address' },
        { field: '', msg: 'The account may have 5 people' },
        { field: 'tpauserID', msg: 'That username is taken' },
        { field: 'faxNumber', msg: 'We fax nobody' },
      ]),
    )
    await fill(mei)
    await choose('Sales')
    await save()
    await waitFor(() => expect(field('Username')).toHaveAccessibleDescription('That username is taken'))
    expect(field('Email Address')).toHaveAccessibleDescription('We know this address')
    expect(field('Username')).toHaveFocus()

    const rest = screen.getByRole('alert')
    expect(rest).toHaveTextContent('The account may have 5 peopleWe fax nobody')
    const button = screen.getByRole('button', { name: 'Save' })
    expect(button.compareDocumentPosition(rest)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
  })

  it('takes a refusal back at the field that is typed in, and at no other [form-06]', async () => {
    const { user, field, fill, save, choose } = await openForm(
      refusal([
        { field: 'tpauserID', msg: 'That username is taken' },
        { field: 'emailAddress', msg: 'We know this address' },
      ]),
    )
    await fill(mei)
    await choose('Sales')
    await save()
    await waitFor(() => expect(field('Username')).toBeInvalid())
    await user.type(field('Username'), '2')
    await waitFor(() => expect(field('Username')).toBeValid())
    expect(field('Email Address')).toHaveAccessibleDescription('We know this address')

    await save()
    expect(await screen.findByText('Saved')).toBeVisible()
  })

  it('is there again after a reload, without its password, and for its own customer alone [form-07, form-08]', async () => {
    const { fill, choose, unmount, client } = await openForm()
    await fill(mei)
    await choose('Sales')
    unmount()
    const page = () =>
      render(
        <PortalProvider client={client}>
          <PersonForm />
        </PortalProvider>,
      )
    const reloaded = page()
    expect(await screen.findByRole('textbox', { name: 'Username' })).toHaveValue('mei')
    expect(screen.getByRole('button', { name: /Role Type/ })).toHaveTextContent('Sales')
    expect(screen.getByLabelText('Password')).toHaveValue('')
    const stored = client.storage.names('').map((name) => client.storage.get(name))
    expect(stored.join()).toContain('mei@ironbark.example')
    expect(stored.join()).not.toContain('four words')
    reloaded.unmount()

    await client.session.signIn({ username: 'tom', password: 'ironbark', isRemembered: false })
    page()
    expect(await screen.findByRole('textbox', { name: 'Username' })).toHaveValue('')
  })

  it('is empty once it was sent, and its stored draft is gone [form-09]', async () => {
    const { fill, save, choose, field, client } = await openForm()
    await fill(mei)
    await choose('Sales')
    expect(client.storage.names('draft:')).toHaveLength(1)
    await save()
    expect(await screen.findByText('Saved')).toBeVisible()
    await waitFor(() => expect(field('Username')).toHaveValue(''))
    expect(field('Password')).toHaveValue('')
    expect(client.storage.names('draft:')).toEqual([])
  })

  it('keeps what was typed while it was being sent [form-10]', async () => {
    const { user, sandbox, fill, save, choose, field, client } = await openForm()
    const { underWay, letThrough } = holdCalls(sandbox, 'addMobileUser')
    await fill(mei)
    await choose('Sales')
    await save()
    await waitFor(() => expect(underWay.now).toBe(1))
    await user.clear(field('Username'))
    await user.type(field('Username'), 'ravi')
    letThrough()
    await screen.findByRole('button', { name: 'Save' })
    expect(field('Username')).toHaveValue('ravi')
    expect(client.storage.names('draft:')).toHaveLength(1)
  })

  it('says in words that nothing came of it, and keeps what was typed [form-11]', async () => {
    const { fill, save, choose, field } = await openForm({
      faults: [{ operation: 'addMobileUser', kind: 'reset' }],
    })
    await fill(mei)
    await choose('Sales')
    await save()
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t confirm it was saved')
    expect(field('Username')).toHaveValue('mei')
  })

  it('leaves a session that has ended to the sign-in, and then goes on where it was [form-12]', async () => {
    const { fill, save, choose, client, field } = await openForm(
      refusal([{ field: '', msg: 'Your session has expired' }]),
    )
    await fill(mei)
    await choose('Sales')
    await save()
    expect(await screen.findByText(/^Your session has ended/)).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()

    await act(() => client.session.signIn({ username: 'builder', password: 'ironbark', isRemembered: false }))
    await waitFor(() => expect(field('Username')).toBeVisible())
    expect(field('Password')).toHaveValue('four words of hers')
    await save()
    expect(await screen.findByText('Saved')).toBeVisible()
  })
})
