import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Fault } from '@trade-portal/fluid-sandbox'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { accountForms, answerOf, fillForm, openForm, sentBy } from '../testing/accountForms'
import type { AccountForm } from '../testing/accountForms'
import { renderPortal } from '../testing/renderPortal'

/** Opens a form, fills it in, and returns React's messages about it. */
async function openFilled(form: AccountForm) {
  const warn = vi.spyOn(console, 'error')
  onTestFinished(() => warn.mockRestore())
  const portal = await renderPortal(form.widget, { signedIn: !form.isForVisitors, pace: 50 })
  const submit = await openForm(portal.user, form)
  await fillForm(portal.user, form)
  const { faults } = portal.sandbox
  const fail = (fault: Omit<Extract<Fault, { kind: 'refusal' }>, 'operation'> | { kind: 'expiry' }) =>
    faults.add({ operation: form.operation, ...fault })
  const press = () => portal.user.click(submit)
  return { ...portal, submit, press, fail, warn, sent: () => sentBy(form, portal.sandbox) }
}

async function expectAnswers({ answers }: AccountForm) {
  for (const [label, answer] of Object.entries(answers)) expect(await answerOf(label)).toHaveValue(answer)
}

const each = accountForms.map((form) => [form.name, form] as const)
const ofCustomers = each.filter(([, { isForVisitors }]) => !isForVisitors)
const ended = /Your session has ended/
const markup = '<b onclick="alert(1)">Not here</b>'
const endless = `${'Not today. '.repeat(190)}That is all.`

describe('a form of the account side', () => {
  it.each(each)('is sent once for two presses in one go: %s [bad-10]', async (_, form) => {
    const { submit, sent } = await openFilled(form)
    fireEvent.click(submit)
    fireEvent.click(submit)
    expect((await screen.findAllByText(form.done))[0]).toBeInTheDocument()
    expect(sent()).toHaveLength(1)
  })

  it.each(each)(
    'is not called failed, and sent no second time, for a lost answer: %s [bad-11]',
    async (_, form) => {
      const { sandbox, press, sent } = await openFilled(form)
      sandbox.faults.add({ operation: form.operation, when: 'after', kind: 'reset' })
      await press()
      const said = form.isFound
        ? `${form.slow ?? form.done}. The server was slow to confirm it.`
        : form.unsure
      expect(await screen.findByText(said)).toBeInTheDocument()
      expect(sent()).toHaveLength(1)
    },
  )

  it.each(each)(
    'says at its field, and of the rest where it does, why it was refused: %s [bad-12]',
    async (_, form) => {
      const { fail, press, warn, sent, container } = await openFilled(form)
      const { wire: field, label } = form.refusable
      const rows = [
        { field, msg: markup },
        { field, msg: 'Nor anywhere' },
        { field: 'faxNumber', msg: endless },
        { field: '', msg: endless },
      ]
      fail({ kind: 'refusal', rows })
      await press()
      const reported = { form: 'alert', modal: 'alertdialog', notice: 'region' }[form.refusedIn]
      const rest = await waitFor(() => {
        const container = screen.getAllByRole(reported).find((each) => each.textContent?.includes(endless))
        return container ?? expect.fail(`It is said in no ${reported}`)
      })
      expect(rest).toHaveTextContent('That is all.')
      if (reported === 'alertdialog') fireEvent.click(within(rest).getByRole('button', { name: 'Cancel' }))
      const answer = await answerOf(label)
      await waitFor(() =>
        expect(answer).toHaveAccessibleDescription(expect.stringMatching(/Not here<\/b>\s+Nor anywhere/)),
      )
      expect(container.ownerDocument.querySelector('[onclick]')).toBeNull()
      await expectAnswers(form)
      expect(warn).not.toHaveBeenCalled()

      fireEvent.click(await screen.findByRole('button', { name: form.submit }))
      expect((await screen.findAllByText(form.done))[0]).toBeInTheDocument()
      expect(sent()).toHaveLength(2)
    },
  )
})

describe('a session that ends at the press of a form', () => {
  it.each(ofCustomers)(
    'leaves it as it was until one has signed in, for one more press: %s [bad-13]',
    async (_, form) => {
      const { fail, press, user, sent } = await openFilled(form)
      fail({ kind: 'expiry' })
      await press()
      expect(await screen.findByText(ended)).toBeInTheDocument()
      expect(screen.queryByRole('alertdialog')).toBeNull()
      await user.click(screen.getByRole('button', { name: 'Sign in' }))
      const dialog = within(await screen.findByRole('dialog', { name: 'Welcome to your Trade Portal' }))
      expect(await dialog.findByLabelText('Username')).toHaveValue('builder')
      await user.type(dialog.getByLabelText('Password'), 'ironbark{Enter}')

      await waitFor(() => expect(screen.queryByText(ended)).toBeNull())
      await expectAnswers(form)
      expect(sent()).toHaveLength(1)
      await user.click(await screen.findByRole('button', { name: form.submit }))
      expect((await screen.findAllByText(form.done))[0]).toBeInTheDocument()
      expect(sent()).toHaveLength(2)
    },
  )

  it.each(ofCustomers)('leaves nothing of it to somebody else: %s [bad-14]', async (_, form) => {
    const { client, fail, press, sent } = await openFilled(form)
    fail({ kind: 'expiry' })
    await press()
    await screen.findByText(ended)
    await act(() => client.session.signIn({ username: 'joiner', password: 'ironbark', isRemembered: false }))
    await waitFor(() => expect(screen.queryByText(ended)).toBeNull())
    expect(screen.queryByRole('dialog')).toBeNull()
    for (const answer of Object.values(form.answers)) {
      expect(screen.queryByDisplayValue(answer)).toBeNull()
      expect(screen.queryByText(answer)).toBeNull()
    }
    expect(sent()).toHaveLength(1)
  })
})
