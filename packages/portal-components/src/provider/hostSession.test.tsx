import { act, render, screen, waitFor, within } from '@testing-library/react'
import { StrictMode, useState } from 'react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { userQuery } from '../data/account/account'
import { useRead } from '../data/useRead'
import { CartButton } from '../widgets/cart/CartButton/CartButton'
import { asWidget } from '../surfaces/Widget/asWidget'
import { renderPortal } from '../testing/renderPortal'
import { actForAnother, sessionOfHost } from '../testing/sessionOfHost'
import type { HostSession } from '../context/PortalContext'
import { followHostNews } from './hostSession'
import { usePortal } from '../context/PortalContext'
import { PortalProvider } from './PortalProvider'

/** A page's own sign-in: its current customer, and when it answers. */
let answers: unknown[]
let asked: number
const fetchSession = () => {
  asked++
  const answer = answers.length > 1 ? answers.shift() : answers[0]
  return (answer instanceof Promise ? answer : Promise.resolve(answer)) as Promise<HostSession | null>
}

beforeEach(() => {
  answers = [new Promise(() => undefined)]
  asked = 0
})

/** A widget with the customer's name, and a field to type in. */
const Desk = asWidget(function Desk() {
  const [typed, setTyped] = useState('')
  const user = useRead(userQuery(usePortal().client))
  return (
    <>
      <p>{user.data?.firstName ?? 'nobody yet'}</p>
      <input aria-label="Note" value={typed} onChange={(event) => setTyped(event.target.value)} />
    </>
  )
})

function Changed() {
  const { sessionChanged } = usePortal()
  return <button onClick={sessionChanged}>The host’s customer may have changed</button>
}

async function renderHost(given: Parameters<typeof renderPortal>[1] = {}) {
  const portal = await renderPortal(
    <>
      <Desk />
      <CartButton />
      <Changed />
    </>,
    {
      before: async (client) =>
        void (await client.cart.addProduct({ productId: 'BBS14100', unit: 'box', quantity: 2 })),
      ...given,
    },
    { fetchSession },
  )
  const changed = () => portal.user.click(screen.getByRole('button', { name: /may have changed/ }))
  return { ...portal, changed }
}

const field = () => screen.getByRole('textbox', { name: 'Note' })

function expectReport() {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => report.mockRestore())
  return report
}

describe('a session that a host hands over', () => {
  it('is requested at the load, and nothing of a stored one is shown or requested before [case-022]', async () => {
    const { promise, resolve } = Promise.withResolvers<HostSession>()
    answers = [promise]
    const { sandbox, client } = await renderHost()
    const callsBefore = sandbox.calls.length
    client.storage.set('draft', 'Dana’s')
    expect(asked).toBe(1)
    await act(() => new Promise((settle) => setTimeout(settle, 50)))
    expect(screen.queryByText('Dana')).toBeNull()
    expect(sandbox.calls.length).toBe(callsBefore)

    await act(async () => resolve(sessionOfHost(sandbox, 'joiner')))
    expect(await screen.findByText('Sam')).toBeVisible()
    expect(client.session.current()?.username).toBe('joiner')
    expect(client.storage.get('draft')).toBeNull()
    expect(await screen.findByRole('link', { name: /^Cart, 0 items/ })).toBeVisible()
    expect(screen.queryByText('Dana')).toBeNull()
  })

  it('signs out here when the host’s customer has signed out [case-023]', async () => {
    answers = [null]
    const { client } = await renderHost()
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible()
    expect(client.session.current()).toBeNull()
    expect(screen.queryByText('Dana')).toBeNull()
  })

  it('replaces another customer, of whom nothing is left on the page [case-024]', async () => {
    const portal = await renderHost()
    answers = [sessionOfHost(portal.sandbox, 'builder')]
    await portal.changed()
    expect(await screen.findByText('Dana')).toBeVisible()
    expect(await screen.findByRole('link', { name: /^Cart, 1 item/ })).toBeVisible()
    await portal.user.type(field(), 'For Dana')

    const { promise, resolve } = Promise.withResolvers<HostSession>()
    answers = [promise]
    await portal.changed()
    await waitFor(() => expect(screen.getByText('Dana')).not.toBeVisible())
    expect(screen.queryByRole('link', { name: /^Cart, 1 item/ })).toBeNull()
    await act(async () => resolve(sessionOfHost(portal.sandbox, 'joiner')))
    await waitFor(() => expect(screen.getByText('Sam')).toBeVisible())
    expect(field()).toHaveValue('')
    expect(screen.queryByText('Dana')).toBeNull()
    expect(await screen.findByRole('link', { name: /^Cart, 0 items/ })).toBeVisible()
  })

  it.each([
    ['the same user for another customer', true],
    ['the same user for the same customer', false],
  ])(
    'tells the tabs that the shop has had open when it is of %s: only another [case-028]',
    async (_, isOther) => {
      const portal = await renderHost()
      answers = [sessionOfHost(portal.sandbox, 'builder')]
      await portal.changed()
      expect(await screen.findByText('Dana')).toBeVisible()

      const reported = vi.fn()
      onTestFinished(followHostNews(portal.client).subscribe(reported))
      if (isOther) {
        actForAnother(portal.sandbox)
      }
      answers = [sessionOfHost(portal.sandbox, 'builder')]
      await portal.changed()
      await waitFor(() => expect(screen.getByText('Dana')).toBeVisible())
      window.dispatchEvent(new StorageEvent('storage'))
      expect(reported).toHaveBeenCalledTimes(isOther ? 1 : 0)
    },
  )

  it('changes nothing when it is of the same customer [case-020]', async () => {
    const portal = await renderHost()
    const own = sessionOfHost(portal.sandbox, 'builder')
    answers = [own]
    await portal.changed()
    expect(await screen.findByText('Dana')).toBeVisible()
    await portal.user.type(field(), 'half a note')
    const box = field()
    for (const next of [own, sessionOfHost(portal.sandbox, 'builder')]) {
      answers = [next]
      await portal.changed()
      await waitFor(() => expect(field()).toBeVisible())
      expect(field()).toBe(box)
      expect(field()).toHaveValue('half a note')
      expect(screen.getByText('Dana')).toBeVisible()
    }
  })

  it('is asked for once by a page of several providers, in strict mode too, and by the last of them again [case-022]', async () => {
    const portal = await renderHost()
    answers = [sessionOfHost(portal.sandbox, 'builder')]
    await portal.changed()
    expect(await screen.findByText('Dana')).toBeVisible()
    expect(asked).toBe(2)
    const other = render(
      <StrictMode>
        <PortalProvider client={portal.client} fetchSession={() => fetchSession()}>
          <CartButton />
          <Changed />
        </PortalProvider>
      </StrictMode>,
    )
    expect(await within(other.container).findByRole('link', { name: /^Cart, 1 item/ })).toBeVisible()
    expect(screen.getByText('Dana')).toBeVisible()
    expect(asked).toBe(2)

    portal.unmount()
    answers = [sessionOfHost(portal.sandbox, 'joiner')]
    await portal.user.click(screen.getByRole('button', { name: /may have changed/ }))
    expect(await screen.findByRole('link', { name: /^Cart, 0 items/ })).toBeVisible()
    expect(asked).toBe(3)
  })

  it.each([
    ['that has no name', { token: '1' }],
    ['that is nothing at all', undefined],
    ['of another type', 'S-1'],
    ['whose id is empty', { id: '', username: 'joiner' }],
  ])('%s signs nobody in and shows nobody, and the console says so [case-025]', async (_, junk) => {
    const report = expectReport()
    answers = [junk]
    const { client, user, sandbox } = await renderHost()
    expect(await screen.findByText('We couldn’t load this')).toBeVisible()
    expect(screen.queryByText('Dana')).toBeNull()
    expect(client.session.current()?.username).toBe('builder')
    expect(String(report.mock.calls[0]?.[0])).toMatch(/fetchSession gave neither \{ id, username \} nor null/)

    answers = [sessionOfHost(sandbox, 'joiner')]
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Sam')).toBeVisible()
  })

  it('that is nothing at all, at once and not later, signs nobody out [case-025]', async () => {
    const report = expectReport()
    const { client } = await renderPortal(<Desk />, {}, { fetchSession: (() => undefined) as never })
    expect(await screen.findByText('We couldn’t load this')).toBeVisible()
    expect(client.session.current()?.username).toBe('builder')
    expect(String(report.mock.calls[0]?.[0])).toMatch(/fetchSession gave neither \{ id, username \} nor null/)
  })

  it('lets a visitor sign in here when the host cannot be asked [case-025]', async () => {
    const report = expectReport()
    answers = [Promise.reject(new TypeError('Failed to fetch'))]
    await renderHost({ signedIn: false })
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible()
    expect(report).toHaveBeenCalled()
  })

  it('that the merchant refuses signs out whoever else was signed in [case-025]', async () => {
    const report = expectReport()
    answers = [{ id: 'made-up', username: 'joiner' }]
    const { client } = await renderHost()
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible()
    expect(client.session.current()).toBeNull()
    expect(report).toHaveBeenCalled()
  })

  it('can be requested again when the host takes 8 s; the first answer no longer counts [case-026]', async () => {
    const { promise, resolve } = Promise.withResolvers<HostSession>()
    answers = [promise]
    const { user, sandbox } = await renderHost({ pace: 16 })
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(asked).toBe(2)
    answers = [sessionOfHost(sandbox, 'joiner')]
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Sam')).toBeVisible()
    await act(async () => resolve(sessionOfHost(sandbox, 'builder')))
    await act(() => new Promise((settle) => setTimeout(settle, 50)))
    expect(screen.getByText('Sam')).toBeVisible()
  })
})
