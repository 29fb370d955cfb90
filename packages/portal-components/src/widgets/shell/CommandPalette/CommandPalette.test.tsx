import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { addPastOrders } from '../../../testing/pastOrders'
import { renderPortal } from '../../../testing/renderPortal'
import { SignedIn } from '../../../testing/SignedIn'
import { CommandPalette } from './CommandPalette'

const reads = ['getCustomerTransactions', 'getCustomerInvoicesTP', 'getCustomLists']
const named = (calls: { operation: string }[]) =>
  calls.map(({ operation }) => operation).filter((operation) => reads.includes(operation))

async function openPalette(setting: Parameters<typeof renderPortal>[1] = {}) {
  const portal = await renderPortal(
    <>
      <CommandPalette />
      <SignedIn />
    </>,
    setting,
  )
  await screen.findByText('Signed in')
  const before = named(portal.sandbox.calls)
  await portal.user.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('combobox', { name: /^Page, product, order/ })
  return { ...portal, before, field }
}
const group = (name: string) => screen.findByRole('group', { name })

describe('<CommandPalette />', () => {
  it('opens by Ctrl and K over the pages, and reads nothing before that [taps-225]', async () => {
    const { before, sandbox } = await openPalette()
    expect(before).toEqual([])
    const pages = within(await group('Pages'))
    expect(await pages.findByRole('option', { name: 'Invoices' })).toBeVisible()
    await waitFor(() => expect(named(sandbox.calls).sort()).toEqual([...reads].sort()))
  })

  it('finds an order by its number and goes there by Enter [taps-226]', async () => {
    const { client, user, field, navigations } = await openPalette()
    const [order] = await client.transactions.listOrders()
    await user.type(field, String(order?.number))
    await group('Orders & Quotes')
    await user.keyboard('{Enter}')
    expect(navigations[0]).toMatch(new RegExp(`^/(orders|quotes)/${order?.number}-${order?.suffix}$`))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('finds an order by a job name in a phone’s quotes [case-165]', async () => {
    const { user, field, sandbox, navigations } = await openPalette({
      before: (_, sandbox) => addPastOrders(sandbox, [{ number: 7_001, jobName: "O'Brien's deck" }]),
    })
    await waitFor(() => expect(named(sandbox.calls)).toContain('getCustomerTransactions'))
    await user.type(field, 'o’brien’s  deck')
    await group('Orders & Quotes')
    await user.keyboard('{Enter}')
    expect(navigations).toEqual(['/orders/7001-0'])
    expect(field).toHaveAttribute('autocorrect', 'off')
  })

  it('finds products, and opens one over its results [taps-226]', async () => {
    const { user, field, navigations } = await openPalette()
    await user.type(field, 'BBS14100')
    await user.click(within(await group('Products')).getByRole('option', { name: /Bugle Batten Screw/ }))
    expect(navigations).toEqual(['/search?value=BBS14100&product=BBS14100'])
  })

  it('offers what was gone to before first, until Sign Out [taps-228]', async () => {
    const { client, user, field } = await openPalette()
    await user.type(field, 'statements')
    await screen.findByRole('option', { name: 'Statements' })
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.keyboard('{Control>}k{/Control}')
    expect(await group('Recent')).toHaveTextContent('Statements')
    expect(client.tabStorage.names('palette:')).toHaveLength(1)
    client.session.signOut()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(client.tabStorage.names('palette:')).toEqual([])
  })

  it('offers no route that is switched off, and reads none of it [taps-229]', async () => {
    const { user, field } = await openPalette({ settings: { shopping_cart_disabled: 'yes' } })
    await user.type(field, 'c')
    expect(await screen.findByRole('option', { name: 'Custom Lists' })).toBeVisible()
    expect(screen.queryByRole('option', { name: /^(Cart|Checkout)$/ })).toBeNull()
  })

  it('says how many there are once the typing rests, and not at each key [case-412]', async () => {
    const { field } = await openPalette()
    await within(await group('Pages')).findByRole('option', { name: 'Invoices' })
    const status = screen.getByRole('status')
    for (const value of ['i', 'in', 'inv']) {
      fireEvent.change(field, { target: { value } })
      expect(status).toBeEmptyDOMElement()
    }
    await waitFor(() => expect(status).toHaveTextContent(/“inv”/))
  })

  it('says when there is nothing [taps-226]', async () => {
    const { user, field } = await openPalette()
    await user.type(field, 'unobtainium')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Nothing found.'))
  })
})
