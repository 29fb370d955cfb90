import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useEmailInvoices } from '../../data/transactions/emails'
import { callsOf } from '../../testing/cartRows'
import { renderPortal } from '../../testing/renderPortal'
import type { SandboxSetting } from '../../testing/merchantClient'
import { EmailModal } from './EmailModal'

const names = ['1-0', '2-0', '3-1', '4-0', '5-0', '6-0', '7-0']

function Letter({ subject }: { subject?: string }) {
  const email = useEmailInvoices()
  return (
    <EmailModal
      isOpen
      onOpenChange={() => {}}
      title="Email"
      names={names}
      draft="email"
      hasFormats
      subject={subject}
      onSend={(answers) => email.mutateAsync({ ...answers, transactions: [{ number: 1, suffix: 0 }] })}
    />
  )
}

async function openLetter(setting: SandboxSetting = {}) {
  const { user, sandbox } = await renderPortal(<Letter subject="Invoices from Ironbark" />, setting)
  const to = await screen.findByRole('textbox', { name: 'Email address' })
  return { user, sandbox, to, send: screen.getByRole('button', { name: 'Send' }) }
}

describe('<EmailModal />', () => {
  it('says how many documents, lists five and how many more there are [looka-04]', async () => {
    await openLetter()
    expect(screen.getByText('7 invoices')).toBeVisible()
    expect(screen.getByText('1-0, 2-0, 3-1, 4-0, 5-0 ...and 2 more.')).toBeVisible()
  })

  it('says at an empty address that it is required, and sends nothing [case-302]', async () => {
    const { user, to, send, sandbox } = await openLetter()
    expect(to).not.toHaveAccessibleDescription()
    await user.click(send)
    await waitFor(() => expect(to).toHaveAccessibleDescription('Required'))
    expect(to).toHaveFocus()
    expect(callsOf(sandbox, 'emailTransactions')).toEqual([])
    await user.type(to, 'dana@ridgeline.example')
    await waitFor(() => expect(to).not.toHaveAccessibleDescription())
    await user.click(send)
    await waitFor(() => expect(callsOf(sandbox, 'emailTransactions')).toHaveLength(1))
  })

  it('can be sent once it has an address, which has to be one', async () => {
    const { user, to, send } = await openLetter()
    await user.type(to, 'accounts@ridgeline.example, dana@ridgeline.example')
    await user.click(send)
    await waitFor(() => expect(to).toHaveAccessibleDescription('Invalid email address'))
    await user.clear(to)
    await waitFor(() => expect(to).toHaveAccessibleDescription('Required'))
    await user.click(screen.getByRole('button', { name: /^Use .+@/ }))
    expect(to).toHaveValue()
    expect(to).toHaveFocus()
    await user.type(screen.getByRole('textbox', { name: /^Bcc/ }), 'tom')
    await user.click(send)
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /^Bcc/ })).toHaveAccessibleDescription(
        'Invalid email address',
      ),
    )
  })

  it('goes to the customer’s own address where that has an apostrophe [case-105]', async () => {
    const address = "mick.o'brien@example.com.au"
    const { user, sandbox, to, send } = await openLetter({
      before: (_, { database }) =>
        database.run("UPDATE users SET email = ? WHERE name = 'builder'", [address]),
    })
    await user.click(await screen.findByRole('button', { name: `Use ${address}` }))
    expect(to).toHaveValue(address)
    await user.click(send)
    const sent = () => sandbox.calls.filter(({ operation }) => operation === 'emailTransactions')
    await waitFor(() =>
      expect(sent()).toMatchObject([{ payload: { emailDetails: { email_address: address } } }]),
    )
    expect(screen.queryByText('Invalid email address')).toBeNull()
  })

  it('says at its field, or in the modal titled Error, why the merchant refused [case-300]', async () => {
    const { user, to, send } = await openLetter({
      faults: [
        {
          operation: 'emailTransactions',
          kind: 'refusal',
          rows: [
            { field: 'email_address', msg: 'We do not know this mailbox' },
            { field: '', msg: 'Mail is down' },
            { field: 'relay', msg: 'Ring us' },
          ],
        },
      ],
    })
    await user.type(to, 'dana@ridgeline.example')
    await user.click(send)
    const modal = await screen.findByRole('alertdialog', { name: 'Error' })
    expect(modal).toHaveTextContent('Mail is down')
    // Only the first message, as in any modal (A10a).
    expect(modal).not.toHaveTextContent('Ring us')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(to).toHaveAccessibleDescription('We do not know this mailbox'))
    expect(to).toHaveValue('dana@ridgeline.example')
  })
})
