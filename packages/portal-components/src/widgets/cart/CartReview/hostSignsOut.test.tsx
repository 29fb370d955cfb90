import type { FluidClient } from '@trade-portal/fluid-sdk'
import type { Sandbox } from '@trade-portal/fluid-sandbox'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { usePortal } from '../../../context/PortalContext'
import { PortalProvider } from '../../../provider/PortalProvider'
import { callsOf, rowOf } from '../../../testing/cartRows'
import { renderPortal } from '../../../testing/renderPortal'
import { actForAnother, sessionOfHost } from '../../../testing/sessionOfHost'
import type { SandboxSetting } from '../../../testing/merchantClient'
import type { HostSession } from '../../../context/PortalContext'
import { CartReview } from './CartReview'

const screws = /Bugle Batten Screw/
const NOT_SAVED = /not saved/

/** Renders a host's page that hands its session over, with two boxes in Dana's cart. */
async function renderHost(setting: SandboxSetting = {}) {
  let answer: HostSession | null = null
  const fetchSession = () => Promise.resolve(answer)
  let sessionChanged = () => {}
  function Page() {
    sessionChanged = usePortal().sessionChanged
    return <CartReview />
  }
  const portal = await renderPortal(
    <Page />,
    {
      ...setting,
      before: async (client, sandbox) => {
        await client.cart.addProduct({ productId: 'BBS14100', unit: 'box', quantity: 2 })
        answer = sessionOfHost(sandbox, 'builder')
        await setting.before?.(client, sandbox)
      },
    },
    { fetchSession },
  )
  /** Changes the host's user by script, without a press. */
  const change = async (username: string | null) => {
    answer = username === null ? null : sessionOfHost(portal.sandbox, username)
    await act(async () => sessionChanged())
  }
  const field = async () => within(await rowOf(screws)).getByRole('spinbutton')
  const type = async (text: string) => {
    const quantity = await field()
    await portal.user.clear(quantity)
    await portal.user.type(quantity, text)
  }
  return { ...portal, change, type }
}

const isOut = ({ session }: FluidClient) => waitFor(() => expect(session.current()).toBeNull())
const sent = (sandbox: Sandbox) =>
  callsOf(sandbox, 'updateCartProduct').map(({ payload }) => (payload as { quoteQty: number }).quoteQty)

/** The merchant answers no change of the cart. */
const silent: SandboxSetting = {
  pace: 10,
  faults: [{ operation: 'updateCartProduct', kind: 'reset', times: Infinity }],
}

describe('a host that signs its customer out', () => {
  it.each([
    ['is being typed', '7'],
    ['has just been typed', '7{Enter}'],
  ])('sends a quantity first that %s [case-018]', async (_, keys) => {
    const { client, sandbox, type, change } = await renderHost()
    await type(keys)
    await change(null)
    await isOut(client)
    expect(sent(sandbox)).toEqual([7])
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible()
    expect(screen.queryByText(NOT_SAVED)).toBeNull()
  })

  it('sends a removal first whose Undo stands [case-018]', async () => {
    const { client, sandbox, user, change } = await renderHost()
    await user.click(within(await rowOf(screws)).getByRole('button', { name: /^Remove/ }))
    await screen.findByRole('button', { name: 'Undo' })
    await change(null)
    await isOut(client)
    expect(callsOf(sandbox, 'deleteCartProduct')).toHaveLength(1)
  })

  it('sends a quantity that an earlier page of the host left [case-018]', async () => {
    const { client, sandbox, type, unmount } = await renderHost()
    await type('7{Enter}')
    unmount()
    await act(async () => undefined)
    expect(sent(sandbox)).toEqual([])
    render(
      <PortalProvider client={client} fetchSession={() => Promise.resolve(null)}>
        <CartReview />
      </PortalProvider>,
    )
    await isOut(client)
    expect(sent(sandbox)).toEqual([7])
  })

  it('says what could not be sent in 3 s [case-018]', async () => {
    const { client, type, change } = await renderHost(silent)
    await type('7')
    await change(null)
    expect(await screen.findByText('1 change to your cart was not saved')).toBeVisible()
    expect(client.session.current()).toBeNull()
  })

  it('says what the merchant refuses [case-018]', async () => {
    const { client, type, change } = await renderHost({
      faults: [
        { operation: 'updateCartProduct', kind: 'refusal', rows: [{ field: '', msg: 'Only 5 are left' }] },
      ],
    })
    await type('7')
    await change(null)
    expect(await screen.findByText('1 change to your cart was not saved')).toBeVisible()
    expect(client.session.current()).toBeNull()
  })

  it('says what could not be sent where it has ended the session at the merchant before [case-018]', async () => {
    const { client, sandbox, type, change } = await renderHost({ pace: 10 })
    await type('7')
    sandbox.database.run('DELETE FROM sessions')
    await change(null)
    expect(await screen.findByText('1 change to your cart was not saved')).toBeVisible()
    expect(client.session.current()).toBeNull()
    expect(client.session.hasExpired()).toBe(false)
  })

  it('says nothing of it where nothing waits [case-018]', async () => {
    const { client, sandbox, type, change } = await renderHost()
    await type('7{Enter}')
    await waitFor(() => expect(sent(sandbox)).toEqual([7]))
    await change(null)
    await isOut(client)
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible()
    expect(screen.queryByText(NOT_SAVED)).toBeNull()
  })
})

describe('a host whose customer is another one', () => {
  it('sends first what the one before has typed, to that one’s cart [case-019]', async () => {
    const { client, sandbox, type, change } = await renderHost()
    await type('7')
    await change('joiner')
    await waitFor(() => expect(client.session.current()?.username).toBe('joiner'))
    expect(sent(sandbox)).toEqual([7])
    expect(await screen.findByText('Your cart is empty.')).toBeVisible()
    expect(screen.queryByText(NOT_SAVED)).toBeNull()
  })

  it('shows what could not be sent to its customer, once they are back, and to nobody else [case-019]', async () => {
    const { client, type, change } = await renderHost(silent)
    await type('7')
    await change('joiner')
    expect(await screen.findByText('Your cart is empty.')).toBeVisible()
    expect(client.session.current()?.username).toBe('joiner')
    expect(screen.queryByText(NOT_SAVED)).toBeNull()
    await change('builder')
    expect(await screen.findByText('1 change to your cart was not saved')).toBeVisible()
    expect(await rowOf(screws)).toBeVisible()
    await change('joiner')
    expect(await screen.findByText('Your cart is empty.')).toBeVisible()
    await change('builder')
    expect(await rowOf(screws)).toBeVisible()
    expect(screen.queryByText(NOT_SAVED)).toBeNull()
  })

  it('shows nothing of it to the same user acting for another customer, and shows it to the first customer once they are back [case-019]', async () => {
    const { client, sandbox, type, change } = await renderHost(silent)
    await type('7')
    const { actForFirst } = actForAnother(sandbox)
    await change('builder')
    expect(await screen.findByText('Your cart is empty.')).toBeVisible()
    expect(screen.queryByText(NOT_SAVED)).toBeNull()
    await change('joiner')
    await waitFor(() => expect(client.session.current()?.username).toBe('joiner'))
    expect(await screen.findByText('Your cart is empty.')).toBeVisible()
    expect(screen.queryByText(NOT_SAVED)).toBeNull()
    actForFirst()
    await change('builder')
    expect(await screen.findByText('1 change to your cart was not saved')).toBeVisible()
  })

  it('asks the same user acting for another customer nothing at their sign-out of what waited [case-019]', async () => {
    const { sandbox, type, change, client } = await renderHost(silent)
    await type('7')
    actForAnother(sandbox)
    await change('builder')
    expect(await screen.findByText('Your cart is empty.')).toBeVisible()
    await change(null)
    await isOut(client)
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible()
    expect(screen.queryByText(NOT_SAVED)).toBeNull()
  })

  it.each([
    ['another user', 'joiner', 0],
    ['the same one', 'builder', 1],
  ])(
    'after nobody, tells %s of what was not saved as often as it is theirs [case-019]',
    async (_, next, times) => {
      const { client, type, change } = await renderHost(silent)
      await type('12')
      await change(null)
      expect(await screen.findByText('1 change to your cart was not saved')).toBeVisible()
      await change(next)
      await waitFor(() => expect(client.session.current()?.username).toBe(next))
      await screen.findByText(next === 'joiner' ? 'Your cart is empty.' : screws)
      expect(screen.queryAllByText(NOT_SAVED)).toHaveLength(times)
    },
  )
})
