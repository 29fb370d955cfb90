import { act, render, screen, waitFor } from '@testing-library/react'
import { openNodeSandbox } from '@trade-portal/demo-data/node'
import { createFluidClient, createMemoryStorage } from '@trade-portal/fluid-sdk'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, onTestFinished } from 'vitest'
import { PortalProvider } from '../../provider/PortalProvider'
import { usePortal } from '../../context/PortalContext'
import { accountForms, fillForm, openForm, sentBy } from '../../testing/accountForms'
import type { AccountForm } from '../../testing/accountForms'
import { merchantClient } from '../../testing/merchantClient'
import { actForAnother } from '../../testing/sessionOfHost'

/** The portal's page, unmounted while signed out. */
function Page({ form }: { form: AccountForm }) {
  const { session } = usePortal()
  return session.status === 'signedIn' ? form.widget : <p>Welcome</p>
}

/** Fills in a form and submits it. The response waits while the session ends in another tab. */
async function sendWhileItEnds(name: string, { isRefused = false } = {}) {
  const form = accountForms.find((each) => each.name === name)
  if (!form) throw new Error(`No form is called ${name}`)
  const sandbox = openNodeSandbox({ merchant: 'ironbark', size: 'small' })
  onTestFinished(() => sandbox.close())
  const { configuration } = await merchantClient(sandbox, { signedIn: false })
  const storage = createMemoryStorage()
  const openTab = () =>
    createFluidClient({
      configuration,
      storage,
      tabStorage: createMemoryStorage(),
      fetch: (input, init) => sandbox.fetch(new Request(input, init)),
    })
  const client = openTab()
  const signIn = (username = 'builder') =>
    act(
      async () => void (await client.session.signIn({ username, password: 'ironbark', isRemembered: true })),
    )
  await signIn()
  const user = userEvent.setup()
  render(
    <PortalProvider client={client} navigate={() => {}} hrefFor={(to) => `#${to}`} pace={50}>
      <Page form={form} />
    </PortalProvider>,
  )
  const submit = await openForm(user, form)
  await fillForm(user, form)

  const sent = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<void>()
  const fetch = sandbox.fetch.bind(sandbox)
  const isHeld = { now: true }
  sandbox.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (!isHeld.now || new URL(request.url).searchParams.get('ipFunction') !== form.operation)
      return fetch(request)
    isHeld.now = false
    if (isRefused) sandbox.faults.add({ operation: form.operation, kind: 'expiry' })
    const response = await fetch(request)
    sent.resolve()
    await answer.promise
    return response
  }
  await user.click(submit)
  await sent.promise

  const other = openTab()
  sandbox.database.run('DELETE FROM sessions')
  await other.cart.read().catch(() => undefined)
  act(() => void window.dispatchEvent(new StorageEvent('storage')))
  expect(await screen.findByText('Welcome')).toBeVisible()
  return {
    form,
    sandbox,
    user,
    signIn,
    letAnswer: () => act(async () => answer.resolve()),
    sent: () => sentBy(form, sandbox),
    button: () => screen.findByRole('button', { name: form.submit }),
  }
}

const forms = ['the support form', 'an invoice’s e-mail']
const unsent = /Not sent yet/

describe('a form whose session ended while it was sent', () => {
  it.each(forms)(
    'says that the outcome is unknown, and not that it was not sent: %s [case-402]',
    async (name) => {
      const { form, signIn, letAnswer, sent, button } = await sendWhileItEnds(name)
      await letAnswer()
      await signIn()
      expect(await screen.findByText(form.unsure)).toBeVisible()
      expect(await button()).toBeEnabled()
      expect(screen.queryByText(unsent)).toBeNull()
      expect(sent()).toHaveLength(1)
    },
  )

  it.each(forms)(
    'says that it was sent, when its customer is back before the answer: %s [case-403]',
    async (name) => {
      const { form, signIn, letAnswer, sent, button } = await sendWhileItEnds(name)
      await signIn()
      await screen.findByDisplayValue(Object.values(form.answers)[0] ?? '')
      await letAnswer()
      expect((await screen.findAllByText(form.done))[0]).toBeInTheDocument()
      await waitFor(() => {
        for (const text of Object.values(form.answers)) expect(screen.queryByDisplayValue(text)).toBeNull()
      })
      expect(screen.queryByText(form.unsure)).toBeNull()
      expect(screen.queryByText(unsent)).toBeNull()
      expect(sent()).toHaveLength(1)
      if (name === 'the support form') expect(await button()).toBeEnabled()
      else expect(screen.queryByRole('dialog')).toBeNull()
    },
  )

  it.each(['before', 'after'])(
    'says that it was not sent when the merchant refused it, %s the sign-in [case-402]',
    async (when) => {
      const { form, signIn, letAnswer, button } = await sendWhileItEnds('the support form', {
        isRefused: true,
      })
      if (when === 'before') await letAnswer()
      await signIn()
      await screen.findByDisplayValue(form.answers.Subject ?? '')
      if (when === 'after') await letAnswer()
      await waitFor(async () =>
        expect(await button()).toHaveAccessibleDescription(`Not sent yet. Press ${form.submit} again.`),
      )
      expect(screen.queryByText(form.unsure)).toBeNull()
    },
  )

  it.each([
    ['somebody else', 'joiner'],
    ['the same user for another customer', 'builder'],
  ])('says nothing of it to %s [case-403]', async (_, username) => {
    const { form, sandbox, signIn, letAnswer, button } = await sendWhileItEnds('the support form')
    if (username === 'builder') actForAnother(sandbox)
    await signIn(username)
    await letAnswer()
    expect(await button()).toBeEnabled()
    for (const said of [form.unsure, form.done, unsent]) expect(screen.queryByText(said)).toBeNull()
    for (const text of Object.values(form.answers)) expect(screen.queryByDisplayValue(text)).toBeNull()
  })
})
