import { act, render, screen, waitFor } from '@testing-library/react'
import { openNodeSandbox } from '@trade-portal/demo-data/node'
import { createFluidClient, createMemoryStorage } from '@trade-portal/fluid-sdk'
import type { FluidClient } from '@trade-portal/fluid-sdk'
import type { ReactNode } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { usePortal } from '../context/PortalContext'
import { PortalProvider } from './PortalProvider'
import { usePortalQuery } from '../context/queries'
import { userQuery } from '../data/account/account'
import { merchantClient, switchOn } from '../testing/merchantClient'
import { renderPortal } from '../testing/renderPortal'

/** Shows the session's status, as a page does while it waits for it. */
function Status() {
  const { session } = usePortal()
  if (session.status !== 'unreachable') return <p>{session.status}</p>
  return <button onClick={session.retry}>Try again</button>
}

/** Shows which of the merchant's switches is in force. */
function Cart() {
  const { session, settings } = usePortal()
  return session.status === 'signedIn' && <p>{settings.hasCart ? 'with a cart' : 'without a cart'}</p>
}

/** Simulates a customer who returns to the page after a minute. */
function comeBack() {
  const later = Date.now() + 61_000
  const clock = vi.spyOn(Date, 'now').mockReturnValue(later)
  onTestFinished(() => clock.mockRestore())
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
}

/** Shows the customer's first name while a session is open. */
function FirstName() {
  const { client, session } = usePortal()
  const isSignedIn = session.status === 'signedIn'
  const { data } = usePortalQuery({ ...userQuery(client), enabled: isSignedIn })
  return isSignedIn && <p>{data?.firstName}</p>
}

/** Renders with a remembered session. `openPage` opens another page of the same browser. */
async function renderRemembered(ui: ReactNode) {
  const sandbox = openNodeSandbox({ merchant: 'ironbark', size: 'small' })
  onTestFinished(() => sandbox.close())
  const { configuration } = await merchantClient(sandbox, { signedIn: false })
  const storage = createMemoryStorage()
  const fetch: typeof globalThis.fetch = (input, init) => sandbox.fetch(new Request(input, init))
  const openPage = () =>
    createFluidClient({ configuration, storage, tabStorage: createMemoryStorage(), fetch })
  const client = openPage()
  await client.session.signIn({ username: 'builder', password: 'ironbark', isRemembered: true })
  render(<PortalProvider client={client}>{ui}</PortalProvider>)
  return { client, openPage }
}

describe('<PortalProvider />', () => {
  it('offers to check a stored session again when no answer came [sign-18]', async () => {
    const { user } = await renderPortal(<Status />, {
      faults: [{ operation: 'getUserDetails', kind: 'reset' }],
    })
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('signedIn')).toBeInTheDocument()
  })

  it.each(['getUserDetails', 'getWidgetConfiguration'])(
    'offers to try again when %s takes 8 s',
    async (operation) => {
      const { user } = await renderPortal(<Status />, { faults: [{ operation, kind: 'hang' }], pace: 4 })
      expect(screen.getByText('validating')).toBeInTheDocument()
      await user.click(await screen.findByRole('button', { name: 'Try again' }))
      expect(await screen.findByText('signedIn')).toBeInTheDocument()
    },
  )

  it('shows the next customer nothing that was read for the one before [sign-25]', async () => {
    const { client } = await renderPortal(<FirstName />)
    expect(await screen.findByText('Dana')).toBeVisible()
    act(() => client.session.signOut())
    await act(() => client.session.signIn({ username: 'tom', password: 'ironbark', isRemembered: false }))
    const { firstName } = await client.account.getUser()
    expect(firstName).not.toBe('Dana')
    expect(screen.queryByText('Dana')).toBeNull()
    expect(await screen.findByText(firstName)).toBeVisible()
  })

  it.each([
    ['out', null],
    ['in', 'joiner'],
  ])(
    'shows nothing of its customer once Back has brought it up after another page signed %s [case-296]',
    async (_, next) => {
      const { client, openPage } = await renderRemembered(<FirstName />)
      expect(await screen.findByText('Dana')).toBeVisible()
      const other = openPage()
      other.session.signOut()
      if (next) await other.session.signIn({ username: next, password: 'ironbark', isRemembered: true })
      act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
      expect(screen.queryByText('Dana')).toBeNull()
      expect(client.session.current()?.username).toBe(next ?? undefined)
      if (next) expect(await screen.findByText('Sam')).toBeVisible()
    },
  )

  it('learns after a minute of a switch that the merchant has turned [error-23]', async () => {
    const { sandbox } = await renderPortal(<Cart />)
    expect(await screen.findByText('with a cart')).toBeVisible()
    switchOn(sandbox, 'shopping_cart_disabled', 'true')
    comeBack()
    expect(await screen.findByText('without a cart')).toBeVisible()
  })

  it('keeps to the switches it knows when they cannot be refetched [error-23]', async () => {
    const { sandbox } = await renderPortal(<Cart />)
    expect(await screen.findByText('with a cart')).toBeVisible()
    const rows = [{ field: '', msg: 'The widgets are being rebuilt' }]
    sandbox.faults.add({ operation: 'getWidgetConfiguration', kind: 'refusal', rows })
    const asked = () => sandbox.calls.filter(({ operation }) => operation === 'getWidgetConfiguration').length
    const before = asked()
    comeBack()
    await waitFor(() => expect(asked()).toBeGreaterThan(before))
    expect(await screen.findByText(/^We couldn’t refresh this/)).toBeVisible()
    expect(screen.getByText('with a cart')).toBeVisible()
  })

  it('ends a session that the back end no longer knows [error-07]', async () => {
    await renderPortal(<Status />, { faults: [{ operation: 'getUserDetails', kind: 'expiry' }] })
    expect(await screen.findByText('signedOut')).toBeInTheDocument()
  })
})

describe('a provider without a client', () => {
  it.each([
    ['nothing', undefined, 'was given undefined'],
    ['a configuration', { endpoint: 'https://erp.example' }, 'was given object'],
    ['a client that was not waited for', Promise.resolve(), 'was given a promise: await it first'],
  ])('says what it needs where it is given %s [case-237]', (_, client, sentence) => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    onTestFinished(() => quiet.mockRestore())
    expect(() =>
      render(
        <PortalProvider client={client as unknown as FluidClient}>
          <p>Shop</p>
        </PortalProvider>,
      ),
    ).toThrow(
      `PortalProvider needs a client, as createFluidClient({ configuration }) makes it, and ${sentence}`,
    )
  })
})
