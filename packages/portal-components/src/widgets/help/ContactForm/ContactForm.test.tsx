import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { SandboxSetting } from '../../../testing/merchantClient'
import { renderPortal } from '../../../testing/renderPortal'
import { ContactForm } from './ContactForm'

async function open(setting: SandboxSetting = {}) {
  const { user, sandbox } = await renderPortal(<ContactForm />, setting)
  const subject = await screen.findByRole('textbox', { name: 'Subject' })
  const send = () => user.click(screen.getByRole('button', { name: 'Send message' }))
  const write = async () => {
    await user.type(subject, 'A visit')
    await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Could you come by on Friday?')
    await send()
  }
  const sent = () =>
    sandbox.calls.filter(({ operation }) => operation === 'sendEmailMessage').map(({ payload }) => payload)
  return { subject, send, write, sent }
}

describe('<ContactForm />', () => {
  it('wants a subject and a message [help-10]', async () => {
    const { subject, send, sent } = await open()
    await send()
    await waitFor(() => expect(subject).toHaveAccessibleDescription('Please enter subject'))
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveAccessibleDescription(
      'Please enter message',
    )
    expect(sent()).toEqual([])
  })

  it('writes to the address of the AccountContact entry, and says so [help-09 help-10]', async () => {
    const { write, sent } = await open()
    await write()
    expect(await screen.findByText('Email sent successfully')).toBeVisible()
    expect(sent()).toMatchObject([
      {
        toEmailAddress: 'reps@ironbark.example',
        subject: 'A visit',
        bodyText: 'Could you come by on Friday?',
        numTran: 0,
        suffixTran: 0,
      },
    ])
  })

  it('writes to the address for support where the entry has none [help-09]', async () => {
    const { write, sent } = await open({
      settings: { support_email: 'desk@ironbark.example' },
      before: (_, { database }) =>
        database.run("UPDATE widgets SET value = '' WHERE type = 'AccountContact'"),
    })
    await write()
    await screen.findByText('Email sent successfully')
    expect(sent()).toMatchObject([{ toEmailAddress: 'desk@ironbark.example' }])
  })
})
