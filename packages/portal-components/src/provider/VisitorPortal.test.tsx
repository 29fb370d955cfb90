import { openNodeSandbox } from '@trade-portal/demo-data/node'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { merchantClient } from '../testing/merchantClient'
import { SignInForm } from '../widgets/account/SignInForm/SignInForm'
import { usePortal } from '../context/PortalContext'
import { PortalProvider } from './PortalProvider'
import { VisitorPortal } from './VisitorPortal'

function Status() {
  return <p>{usePortal().session.status}</p>
}

describe('<VisitorPortal />', () => {
  it('signs in, and the provider that replaces it does not ask again who it is', async () => {
    const sandbox = openNodeSandbox({ merchant: 'ironbark', size: 'small' })
    onTestFinished(() => sandbox.close())
    const client = await merchantClient(sandbox, { signedIn: false })
    const navigate = vi.fn()
    const user = userEvent.setup()
    const view = render(
      <VisitorPortal client={client} hrefFor={(to) => `#${to}`} navigate={navigate} routes={['/register']}>
        <SignInForm />
      </VisitorPortal>,
    )
    await user.click(screen.getByRole('link', { name: 'Register' }))
    expect(navigate).toHaveBeenCalledWith('/register')
    await user.type(screen.getByRole('textbox', { name: 'Username' }), 'builder')
    await user.type(screen.getByLabelText('Password'), 'ironbark{Enter}')
    await vi.waitFor(() => expect(client.session.current()).not.toBeNull())
    view.rerender(
      <PortalProvider client={client}>
        <Status />
      </PortalProvider>,
    )
    expect(await screen.findByText('signedIn')).toBeVisible()
    expect(sandbox.calls.filter(({ operation }) => operation === 'getUserDetails')).toHaveLength(1)
  })
})
