import { render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { PortalProvider } from '../../../provider/PortalProvider'
import type { SandboxSetting } from '../../../testing/merchantClient'
import { renderPortal } from '../../../testing/renderPortal'
import { SupportForm } from './SupportForm'

async function open(setting: SandboxSetting = {}) {
  const portal = await renderPortal(<SupportForm />, setting)
  const subject = await screen.findByRole('textbox', { name: 'Subject' })
  const message = screen.getByRole('textbox', { name: 'Message' })
  const send = () => portal.user.click(screen.getByRole('button', { name: 'Send message' }))
  const write = async () => {
    await portal.user.type(subject, 'Delivery on Friday')
    await portal.user.type(message, 'Is it on the way?')
  }
  const sent = () => portal.sandbox.calls.filter(({ operation }) => operation === 'sendEmailMessage')
  return { ...portal, subject, message, send, write, sent }
}

describe('<SupportForm />', () => {
  it('wants a subject and a message', async () => {
    const { subject, message, send, sent } = await open()
    await send()
    await waitFor(() => expect(subject).toHaveAccessibleDescription('Please enter subject'))
    expect(message).toHaveAccessibleDescription('Please enter message')
    expect(subject).toHaveFocus()
    expect(sent()).toEqual([])
  })

  it('writes to the address that the merchant gives for support, says so and is empty again', async () => {
    const { subject, message, send, write, sent } = await open()
    await write()
    await send()
    expect(await screen.findByText('Email sent successfully')).toBeVisible()
    expect(sent().map(({ payload }) => payload)).toMatchObject([
      {
        toEmailAddress: 'support@ironbark.example',
        subject: 'Delivery on Friday',
        bodyText: 'Is it on the way?',
        numTran: 0,
        suffixTran: 0,
      },
    ])
    await waitFor(() => expect(subject).toHaveValue(''))
    expect(message).toHaveValue('')
  })

  it('writes to the address of the settings where the links have none', async () => {
    const { send, write, sent } = await open({
      settings: { support_email: 'desk@ironbark.example' },
      before: (_, { database }) => {
        database.run("DELETE FROM widgets WHERE object_set = 'bottomlinkbar'", [])
      },
    })
    await write()
    await send()
    await screen.findByText('Email sent successfully')
    expect(sent()[0]?.payload).toMatchObject({ toEmailAddress: 'desk@ironbark.example' })
  })

  it('says at the message why the merchant refuses it', async () => {
    const { message, send, write } = await open({
      faults: [
        { operation: 'sendEmailMessage', kind: 'refusal', rows: [{ field: 'bodyText', msg: 'Too long' }] },
      ],
    })
    await write()
    await send()
    await waitFor(() => expect(message).toHaveAccessibleDescription('Too long'))
    expect(message).toHaveFocus()
    expect(message).toHaveValue('Is it on the way?')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('does not say that a message failed whose answer was lost', async () => {
    const { message, send, write } = await open({
      faults: [{ operation: 'sendEmailMessage', when: 'after', kind: 'html' }],
    })
    await write()
    await send()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We couldn’t confirm your message was sent. Please contact us before you send it again.',
    )
    expect(message).toHaveValue('Is it on the way?')
  })

  it('keeps what was written over a reload', async () => {
    const { write, client, unmount } = await open()
    await write()
    unmount()
    render(
      <PortalProvider client={client}>
        <SupportForm />
      </PortalProvider>,
    )
    expect(await screen.findByRole('textbox', { name: 'Message' })).toHaveValue('Is it on the way?')
  })

  it('asks a visitor to sign in', async () => {
    await renderPortal(<SupportForm />, { signedIn: false })
    expect(await screen.findByText('Sign in to see your account')).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})
