import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { SandboxSetting } from '../../../testing/merchantClient'
import { renderPortal } from '../../../testing/renderPortal'
import { RegistrationForm } from './RegistrationForm'
// Loaded first: another test covers the lazy field.
import '../../../parts/field/DateField'

const words = 'four words of hers'

async function openForm(setting: SandboxSetting = {}, host: Parameters<typeof renderPortal>[2] = {}) {
  const portal = await renderPortal(<RegistrationForm />, { signedIn: false, ...setting }, host)
  const { sandbox, user } = portal
  await screen.findByRole('group', { name: 'Statement date' })
  const field = (label: string) => screen.getByLabelText(label)
  const [statement] = sandbox.database.all<{ account: string; dated: string; reference: string }>(
    'SELECT customer_id AS account, dated, reference FROM statements ORDER BY dated DESC',
  )
  if (!statement) throw new Error('The account has no statement')
  const answers = {
    'Account number': statement.account,
    'Statement reference': statement.reference,
    'First name': 'Mei',
    'Last name': 'Tan',
    'Email address': 'mei@ridgeline.example',
    Username: 'mei.tan',
    Password: words,
    'Confirm password': words,
  }
  const fill = async (others: Partial<typeof answers> = {}) => {
    for (const [label, answer] of Object.entries({ ...answers, ...others })) {
      await user.click(field(label))
      await user.paste(answer)
    }
    const [year = '', month = '', day = ''] = statement.dated.split('-')
    const parts = within(screen.getByRole('group', { name: 'Statement date' })).getAllByRole('spinbutton')
    for (const [index, typed] of [day, month, year].entries()) {
      await user.click(parts[index] as HTMLElement)
      await user.keyboard(typed)
    }
  }
  const send = () => user.click(screen.getByRole('button', { name: 'Register' }))
  const calls = () => sandbox.calls.filter(({ operation }) => operation === 'registerForAccess')
  return { ...portal, statement, field, fill, send, calls }
}

const drafts = (client: { storage: { get: (name: string) => string | null } }) =>
  client.storage.get('draft::registration') ?? ''

describe('<RegistrationForm />', () => {
  it('says of each answer that is missing what to enter, and sends nothing [reg-02]', async () => {
    const { field, send, calls } = await openForm()
    await send()
    await waitFor(() =>
      expect(field('Account number')).toHaveAccessibleDescription('Enter your current Account Number'),
    )
    expect(screen.getByText('Enter your latest statement date')).toBeVisible()
    const date = screen.getByRole('group', { name: 'Statement date' })
    expect(date).toHaveAccessibleDescription(expect.stringContaining('Enter your latest statement date'))
    for (const [label, message] of [
      ['Statement reference', 'Enter your latest statement reference'],
      ['Username', 'Enter a new username'],
      ['First name', 'Required'],
      ['Last name', 'Required'],
      ['Email address', 'Required'],
      ['Password', 'Required'],
      ['Confirm password', 'Required'],
    ] as const) {
      expect(field(label)).toHaveAccessibleDescription(message)
    }
    expect(field('Account number')).toHaveFocus()
    expect(calls()).toEqual([])
  })

  it('takes an account number of digits alone, an address that is one, and a password typed twice [reg-03]', async () => {
    const { user, field, fill, send, calls } = await openForm()
    await fill({ 'Account number': '104-218', 'Email address': 'mei@', 'Confirm password': 'four words' })
    await send()
    await waitFor(() =>
      expect(field('Account number')).toHaveAccessibleDescription('Account numbers are digits only'),
    )
    expect(field('Email address')).toHaveAccessibleDescription('Invalid email address')
    expect(field('Confirm password')).toHaveAccessibleDescription('Passwords must match')
    // Correcting the first field also fixes the second.
    await user.clear(field('Password'))
    await user.type(field('Password'), 'four words')
    await waitFor(() => expect(field('Confirm password')).toBeValid())
    await user.clear(field('Account number'))
    await user.type(field('Account number'), '9'.repeat(20))
    expect(field('Account number')).toBeInvalid()
    expect(calls()).toEqual([])
  })

  it('asks for access with what was typed, says so, and leads to the sign-in [reg-01 reg-04]', async () => {
    const { statement, fill, send, calls, client } = await openForm({}, { signInRoute: '/login' })
    expect(screen.getByRole('heading', { level: 1, name: 'Register your account' })).toBeVisible()
    await fill()
    await send()
    expect(await screen.findByText('Your registration has been received.', { exact: false })).toBeVisible()
    expect(screen.getByText('Account registration has been sent successfully')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to sign in' })).toHaveAttribute('href', '#/login')
    expect(calls()).toMatchObject([
      {
        payload: {
          customerID: Number(statement.account),
          userName: 'mei.tan',
          nameFirst: 'Mei',
          nameLast: 'Tan',
          emailAddress: 'mei@ridgeline.example',
          statementDate: statement.dated,
          statementReference: statement.reference,
          tpa: 'TRADEPORTAL',
        },
      },
    ])
    expect(drafts(client)).toBe('')
  })

  it('takes an address with an apostrophe, as it is one [case-102]', async () => {
    const { fill, send, calls } = await openForm()
    await fill({ 'Email address': "mick.o'brien@example.com.au" })
    await send()
    expect(await screen.findByText('Your registration has been received.', { exact: false })).toBeVisible()
    expect(calls()).toMatchObject([{ payload: { emailAddress: "mick.o'brien@example.com.au" } }])
    expect(screen.queryByText('Invalid email address')).toBeNull()
  })

  it('opens the sign-in in place where the host has no page for it [reg-05]', async () => {
    const { user } = await openForm()
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(await screen.findByRole('dialog', { name: 'Welcome to your Trade Portal' })).toBeVisible()
  })

  it('says a refusal at the field it names, and keeps what was typed [reg-06]', async () => {
    const { field, fill, send } = await openForm()
    await fill({ 'Statement reference': 'ST-0' })
    await send()
    await waitFor(() =>
      expect(field('Statement reference')).toHaveAccessibleDescription(
        'This is not the reference of that statement',
      ),
    )
    expect(field('Statement reference')).toHaveFocus()
    expect(field('Username')).toHaveValue('mei.tan')
  })

  it('says any other refusal in a notice, and at the form until the next press [reg-07, taps-323]', async () => {
    const { user, fill, send } = await openForm({
      faults: [
        {
          operation: 'registerForAccess',
          kind: 'refusal',
          rows: [{ field: '', msg: 'We take no registrations today' }],
        },
      ],
    })
    await fill()
    await send()
    const notices = await screen.findByRole('region', { name: 'Notices' })
    const words = 'We take no registrations today'
    expect(await within(notices).findByText(words)).toBeVisible()
    await user.click(within(notices).getByRole('button', { name: /Dismiss|Close/ }))
    await waitFor(() => expect(within(notices).queryByText(words)).toBeNull())
    expect(screen.getByText(words)).toBeVisible()
    await send()
    expect(await screen.findByText('Account registration has been sent successfully')).toBeVisible()
    expect(screen.queryByText(words)).toBeNull()
  })

  it('does not call a lost answer a failure, and does not send it again by itself [reg-08]', async () => {
    const { fill, send, calls } = await openForm({
      faults: [{ operation: 'registerForAccess', kind: 'reset', when: 'after' }],
    })
    await fill()
    await send()
    expect(await screen.findByText(/^We couldn’t confirm your registration was sent/)).toBeVisible()
    expect(calls()).toHaveLength(1)
  })

  it('keeps a draft without the passwords [reg-09]', async () => {
    const { fill, client } = await openForm()
    await fill()
    await waitFor(() => expect(drafts(client)).toContain('mei.tan'))
    expect(drafts(client)).not.toContain(words)
  })

  it('signs nobody out when no answer comes [reg-10]', async () => {
    const { client, fill, send } = await openForm({
      signedIn: true,
      faults: [{ operation: 'registerForAccess', kind: 'reset' }],
    })
    await fill()
    await send()
    expect(await screen.findByText(/^We couldn’t confirm/)).toBeVisible()
    expect(client.session.current()).not.toBeNull()
  })

  it('signs out whoever is still signed in when it is refused [reg-10]', async () => {
    const { client, field, fill, send } = await openForm({ signedIn: true })
    await fill({ 'Statement reference': 'ST-0' })
    await send()
    await waitFor(() => expect(client.session.current()).toBeNull())
    expect(field('Statement reference')).toHaveAccessibleDescription(
      'This is not the reference of that statement',
    )
  })

  it('tells a browser what each credential is, and shows a password on request [reg-11]', async () => {
    const { user, field } = await openForm()
    for (const [label, kind] of [
      ['Username', 'username'],
      ['Password', 'new-password'],
      ['Confirm password', 'new-password'],
      ['Email address', 'email'],
      ['First name', 'given-name'],
      ['Last name', 'family-name'],
    ] as const) {
      expect(field(label)).toHaveAttribute('autocomplete', kind)
    }
    expect(field('Password')).toHaveAttribute('type', 'password')
    await user.click(screen.getAllByRole('button', { name: 'Show password' })[0] as HTMLElement)
    expect(field('Password')).toHaveAttribute('type', 'text')
  })

  it('asks for a date as the merchant’s region writes it [reg-12]', async () => {
    await openForm({ merchant: 'cascade' })
    const date = screen.getByRole('group', { name: 'Statement date' })
    const parts = within(date).getAllByRole('spinbutton')
    expect(parts.map((part) => part.textContent)).toEqual(['mm', 'dd', 'yyyy'])
  })
})
