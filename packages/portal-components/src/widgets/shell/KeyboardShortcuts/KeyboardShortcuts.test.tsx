import { render, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { findRow } from '../../../testing/findRow'
import { daysAgo } from '../../../testing/pastInvoices'
import { addPastOrders } from '../../../testing/pastOrders'
import { PortalProvider } from '../../../provider/PortalProvider'
import { renderPortal } from '../../../testing/renderPortal'
import { SignedIn } from '../../../testing/SignedIn'
import { useNotify } from '../../../context/notices'
import { InvoiceTable } from '../../account/InvoiceTable/InvoiceTable'
import { KeyboardShortcuts } from './KeyboardShortcuts'

const openers = () =>
  screen.getAllByRole('row').flatMap((row) => row.querySelector<HTMLElement>('[data-opener]') ?? [])

/** Renders the keys on a page with loaded menus. */
async function openPage(...[ui, setting]: Parameters<typeof renderPortal>) {
  const portal = await renderPortal(
    <>
      {ui}
      <SignedIn />
    </>,
    setting,
  )
  await screen.findByText('Signed in')
  return portal
}

describe('<KeyboardShortcuts />', () => {
  it('goes to orders, cart, invoices and lists by g and a letter [taps-220]', async () => {
    const { user, navigations } = await openPage(<KeyboardShortcuts />)
    await user.keyboard('gogcgigl')
    expect(navigations).toEqual(['/orders', '/cart', '/invoices', '/custom-lists'])
    await user.keyboard('gxo')
    expect(navigations).toHaveLength(4)
  })

  it('leaves letters to a closed choice, a radio and a card that is chosen among others [case-324]', async () => {
    const { user, navigations } = await openPage(
      <>
        <KeyboardShortcuts />
        <button aria-haspopup="listbox">State</button>
        <input type="radio" aria-label="Deliver" />
        <div role="radiogroup">
          <div role="radio" aria-checked={false} aria-label="A card" tabIndex={0} />
        </div>
        <button>After them</button>
      </>,
    )
    for (const [role, name] of [
      ['button', 'State'],
      ['radio', 'Deliver'],
      ['radio', 'A card'],
    ] as const) {
      screen.getByRole(role, { name }).focus()
      await user.keyboard('go')
    }
    expect(navigations).toEqual([])
    screen.getByRole('button', { name: 'After them' }).focus()
    await user.keyboard('go')
    expect(navigations).toEqual(['/orders'])
  })

  it('leads to no route that is switched off [taps-220]', async () => {
    const { user, navigations } = await openPage(<KeyboardShortcuts />, {
      settings: { shopping_cart_disabled: 'yes' },
    })
    await user.keyboard('gc')
    expect(navigations).toEqual([])
  })

  it('hands / to the search of the page, and lists the keys by ? [taps-221]', async () => {
    const onSearch = vi.fn()
    const { user } = await openPage(<KeyboardShortcuts onSearch={onSearch} />)
    await user.keyboard('/')
    expect(onSearch).toHaveBeenCalledOnce()
    await user.keyboard('?')
    const help = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
    expect(help.getByText('Next row')).toBeVisible()
    // An open dialog keeps the keys.
    await user.keyboard('/')
    expect(onSearch).toHaveBeenCalledOnce()
  })

  it('takes no key of somebody who types [taps-222]', async () => {
    const onSearch = vi.fn()
    const { user, navigations } = await openPage(
      <>
        <input aria-label="Reference" />
        <KeyboardShortcuts onSearch={onSearch} />
      </>,
    )
    await user.type(screen.getByLabelText('Reference'), 'go/?')
    expect(screen.getByLabelText('Reference')).toHaveValue('go/?')
    expect(onSearch).not.toHaveBeenCalled()
    expect(navigations).toEqual([])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('can switch single keys off, and the device remembers it; ? still lists them [taps-223 case-291]', async () => {
    const onSearch = vi.fn()
    const { client, user, unmount } = await openPage(<KeyboardShortcuts onSearch={onSearch} />)
    await user.keyboard('?')
    await user.click(await screen.findByRole('switch', { name: 'Single-key shortcuts' }))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.keyboard('/')
    expect(onSearch).not.toHaveBeenCalled()
    unmount()
    // On the next page load, for any user.
    await client.session.signOut()
    render(
      <PortalProvider client={{ ...client }}>
        <KeyboardShortcuts onSearch={onSearch} />
      </PortalProvider>,
    )
    await user.keyboard('/')
    expect(onSearch).not.toHaveBeenCalled()
    await user.click(document.body)
    await user.keyboard('?')
    expect(await screen.findByRole('switch', { name: 'Single-key shortcuts' })).not.toBeChecked()
  })

  it('lists by F6 what notices said in this session, from a field too, and nothing of it to the next customer [case-372]', async () => {
    function Notifier() {
      const notify = useNotify()
      return <button onClick={() => notify.error('Unable to send request')}>Fail</button>
    }
    const { user, client } = await openPage(
      <>
        <input aria-label="Reference" />
        <Notifier />
        <KeyboardShortcuts />
      </>,
      { pace: 20 },
    )
    await user.keyboard('{F6}')
    const dialog = () => screen.findByRole('dialog', { name: 'Recent messages' })
    expect(await within(await dialog()).findByText('No messages yet')).toBeVisible()
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Fail' }))
    const notices = screen.getByRole('region', { name: 'Notices' })
    expect(within(notices).getByText('Unable to send request')).toBeVisible()
    await waitFor(() => expect(within(notices).queryByText('Unable to send request')).toBeNull())
    await user.click(screen.getByLabelText('Reference'))
    await user.keyboard('{F6}')
    expect(within(await dialog()).getByRole('listitem')).toHaveTextContent(/^Unable to send request\d/)
    await user.keyboard('{Escape}')
    client.session.signOut()
    await user.keyboard('{F6}')
    expect(await within(await dialog()).findByText('No messages yet')).toBeVisible()
  })

  it('moves among the rows of a table by j and k, and selects by x [taps-224]', async () => {
    const { user } = await openPage(
      <>
        <InvoiceTable hrefOfInvoice={() => '#/elsewhere'} />
        <KeyboardShortcuts />
      </>,
      {
        before: (_, sandbox) =>
          addPastOrders(
            sandbox,
            [1, 2, 3].map((number) => ({
              number,
              type: 'Invoice' as const,
              jobName: `Stage ${number}`,
              comment: '',
              invoiceDate: daysAgo(number),
              amount: number * 1_000_000,
            })),
          ),
      },
    )
    await findRow('1-0')
    await user.keyboard('jj')
    expect(openers()[1]).toHaveFocus()
    await user.keyboard('k')
    expect(openers()[0]).toHaveFocus()
    await user.keyboard('x')
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(1)
    expect(openers()[0]).toHaveFocus()
  })
})
