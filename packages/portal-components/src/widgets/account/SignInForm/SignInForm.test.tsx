import { screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { renderPortal } from '../../../testing/renderPortal'
import { SignInForm } from './SignInForm'

const press = 'Sign in'

describe('<SignInForm />', () => {
  it('asks for what is missing, and takes the focus to it [sign-02]', async () => {
    const { user, sandbox } = await renderPortal(<SignInForm />, { signedIn: false })
    await user.click(screen.getByRole('button', { name: press }))

    const username = screen.getByRole('textbox', { name: 'Username' })
    expect(username).toHaveAccessibleDescription('Enter your username')
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password')
    expect(username).toHaveFocus()

    await user.type(username, 'builder')
    await user.click(screen.getByRole('button', { name: press }))
    expect(username).toHaveAccessibleDescription('')
    expect(screen.getByLabelText('Password')).toHaveFocus()
    expect(sandbox.calls).toEqual([])
  })

  it('signs in, and notifies the page', async () => {
    const onSignedIn = vi.fn()
    const { client, user } = await renderPortal(<SignInForm onSignedIn={onSignedIn} />, { signedIn: false })
    await user.type(screen.getByRole('textbox', { name: 'Username' }), 'builder')
    await user.type(screen.getByLabelText('Password'), 'ironbark{Enter}')

    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
    expect(client.session.current()).toMatchObject({ username: 'builder', isRemembered: false })
  })

  it('says under the form why the merchant refused [sign-03]', async () => {
    const { user } = await renderPortal(<SignInForm />, { signedIn: false })
    await user.type(screen.getByRole('textbox', { name: 'Username' }), 'builder')
    await user.type(screen.getByLabelText('Password'), 'wrong')
    await user.click(screen.getByRole('button', { name: press }))

    const reason = await screen.findByRole('alert')
    expect(reason).toHaveTextContent('The user name or password is not right')
    const button = screen.getByRole('button', { name: press })
    expect(button.compareDocumentPosition(reason)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.getByLabelText('Password')).toHaveValue('wrong')
    expect(screen.getByRole('button', { name: press })).toBeEnabled()
  })

  it('says that the server could not be reached, and keeps what was typed [sign-05]', async () => {
    const { user } = await renderPortal(<SignInForm />, {
      signedIn: false,
      faults: [{ operation: 'login', kind: 'reset' }],
    })
    await user.type(screen.getByRole('textbox', { name: 'Username' }), 'builder')
    await user.type(screen.getByLabelText('Password'), 'ironbark')
    await user.click(screen.getByRole('checkbox', { name: 'Remember Me' }))
    await user.click(screen.getByRole('button', { name: press }))

    expect(await screen.findByText(/couldn’t reach the server/)).toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: 'Username' })).toHaveValue('builder')
    expect(screen.getByLabelText('Password')).toHaveValue('ironbark')
    expect(screen.getByRole('checkbox', { name: 'Remember Me' })).toBeChecked()
  })

  it('sends what stands in its fields, also where a script has filled them in without a word [case-320]', async () => {
    const { client, user } = await renderPortal(<SignInForm />, { signedIn: false })
    const fill = (field: HTMLElement, text: string) => ((field as HTMLInputElement).value = text)
    fill(screen.getByRole('textbox', { name: 'Username' }), 'builder')
    fill(screen.getByLabelText('Password'), 'ironbark')
    await user.click(screen.getByRole('button', { name: press }))
    await vi.waitFor(() => expect(client.session.current()).toMatchObject({ username: 'builder' }))
    expect(screen.queryByText('Required')).toBeNull()
  })

  it('would be sent by the browser itself with nothing in an address [case-043]', async () => {
    await renderPortal(<SignInForm />, { signedIn: false })
    expect(screen.getByLabelText('Password').closest('form')).toHaveAttribute('method', 'post')
  })

  it('goes on with what was typed into the form of the page’s HTML', async () => {
    const typed = { username: 'builder', password: 'ironbark', isRemembered: true }
    const { client, user } = await renderPortal(<SignInForm initial={typed} />, { signedIn: false })
    expect(screen.getByRole('checkbox', { name: 'Remember Me' })).toBeChecked()
    await user.click(screen.getByRole('button', { name: press }))
    await vi.waitFor(() => expect(client.session.current()).toMatchObject({ isRemembered: true }))
  })

  it('goes on with a press of the form of the page’s HTML, once', async () => {
    const typed = { username: 'builder', password: 'ironbark', isRemembered: false, isPressed: true }
    const { client, sandbox } = await renderPortal(
      <StrictMode>
        <SignInForm initial={typed} />
      </StrictMode>,
      { signedIn: false },
    )
    await vi.waitFor(() => expect(client.session.current()).toMatchObject({ username: 'builder' }))
    expect(sandbox.calls.filter(({ operation }) => operation === 'login')).toHaveLength(1)
  })

  it('has its heading, two fields that a password manager knows, Remember Me and the button [sign-01]', async () => {
    await renderPortal(<SignInForm />, { signedIn: false })
    expect(screen.getByRole('heading', { name: 'Welcome to your Trade Portal' })).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Username' })).toHaveAttribute('autocomplete', 'username')
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password')
    expect(screen.getByRole('checkbox', { name: 'Remember Me' })).not.toBeChecked()
    expect(screen.getByRole('button', { name: press })).toBeEnabled()
  })

  it.each([true, false])('remembers the session when Remember Me is %s [sign-06]', async (isRemembered) => {
    const { client, user } = await renderPortal(<SignInForm />, { signedIn: false })
    await user.type(screen.getByRole('textbox', { name: 'Username' }), 'builder')
    await user.type(screen.getByLabelText('Password'), 'ironbark')
    if (isRemembered) await user.click(screen.getByRole('checkbox', { name: 'Remember Me' }))
    await user.click(screen.getByRole('button', { name: press }))
    await vi.waitFor(() =>
      expect(client.session.current()).toMatchObject({ username: 'builder', isRemembered }),
    )
  })

  it('leads whoever forgot the password to the merchant’s contact [sign-11]', async () => {
    await renderPortal(<SignInForm />, { signedIn: false })
    expect(screen.getByRole('link', { name: 'Forgot password?' }).getAttribute('href')).toMatch(
      /^mailto:trade@ironbark\.example\?subject=Forgotten%20password/,
    )
  })

  it('leads a newcomer to /register, or to the merchant where the host has no such route [sign-12]', async () => {
    const { unmount } = await renderPortal(<SignInForm />, { signedIn: false })
    expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '#/register')
    unmount()
    await renderPortal(<SignInForm />, { signedIn: false, routes: ['/orders'] })
    expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toMatch(
      /^mailto:trade@ironbark\.example\?subject=Access/,
    )
  })
})
