import { openNodeSandbox } from '@trade-portal/demo-data/node'
import { QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider as StoreProvider, createStore, useStore } from 'jotai'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { styled } from 'styled-components'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { PortalProvider } from '../provider/PortalProvider'
import { useNotify } from '../context/notices'
import { merchantClient } from '../testing/merchantClient'
import { renderPortal } from '../testing/renderPortal'
import { CartButton } from '../widgets/cart/CartButton/CartButton'
import { MastheadLink } from '../widgets/shell/MastheadLink/MastheadLink'
import { ProductList } from '../widgets/catalogue/ProductList/ProductList'

const concrete = { categoryId: 'OUTDOOR', typeId: 'Concrete & Landscape' }

/** Opens a back end and signs in to it. */
async function openClient() {
  const sandbox = openNodeSandbox({ merchant: 'ironbark', size: 'small' })
  onTestFinished(() => sandbox.close())
  return merchantClient(sandbox, {})
}

/** Renders widgets into a container of the page with a separate React root, as a website without React does. */
function standIn(name: string, ui: ReactNode) {
  const container = document.body.appendChild(document.createElement('div'))
  container.setAttribute('role', 'region')
  container.setAttribute('aria-label', name)
  const root = createRoot(container)
  act(() => root.render(ui))
  let isThere = true
  const leave = () => {
    if (isThere) act(() => root.unmount())
    isThere = false
    container.remove()
  }
  onTestFinished(leave)
  return leave
}

const region = (name: string) => within(screen.getByRole('region', { name }))

describe('a host with a query client and a store of its own', () => {
  const own = { queryClient: new QueryClient(), store: createStore() }

  function Whose() {
    const found = { queryClient: useQueryClient(), store: useStore() }
    const isOwn = found.queryClient === own.queryClient && found.store === own.store
    return <p>{isOwn ? 'the host’s' : 'ours'}</p>
  }
  const Host = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={own.queryClient}>
      <StoreProvider store={own.store}>{children}</StoreProvider>
    </QueryClientProvider>
  )

  it('sees them where they stand around the provider [embed-01]', async () => {
    const client = await openClient()
    render(
      <Host>
        <PortalProvider client={client}>
          <Whose />
          <CartButton />
        </PortalProvider>
      </Host>,
    )
    expect(await screen.findByRole('link', { name: /^Cart/ })).toBeVisible()
    expect(screen.getByText('the host’s')).toBeVisible()
    expect(own.queryClient.getQueryCache().getAll()).toEqual([])
  })

  it('sees them where they stand inside of it, and so do its widgets theirs [embed-02]', async () => {
    await renderPortal(
      <Host>
        <Whose />
        <CartButton />
      </Host>,
    )
    expect(await screen.findByRole('link', { name: /^Cart/ })).toBeVisible()
    expect(screen.getByText('the host’s')).toBeVisible()
    expect(own.queryClient.getQueryCache().getAll()).toEqual([])
  })
})

describe('two containers of a page with one client', () => {
  function Teller() {
    const notify = useNotify()
    return <button onClick={() => notify.success('Told')}>Tell</button>
  }

  it('show one cart: what is added in one is counted in the other at once [embed-03]', async () => {
    const client = await openClient()
    const user = userEvent.setup()
    standIn(
      'header',
      <PortalProvider client={client}>
        <CartButton />
      </PortalProvider>,
    )
    standIn(
      'list',
      <PortalProvider client={client}>
        <ProductList cataloguePath={concrete} />
      </PortalProvider>,
    )
    expect(await region('header').findByRole('link', { name: /^Cart, 0 items/ })).toBeVisible()
    const [add] = await region('list').findAllByText('Add')
    if (!add) throw new Error('Nothing can be added.')
    await user.click(add)
    expect(await region('header').findByRole('link', { name: /^Cart, 1 item/ })).toBeVisible()
  })

  it('show a notice once, and go on showing them when either goes [embed-04]', async () => {
    const client = await openClient()
    const user = userEvent.setup()
    const leave = standIn(
      'header',
      <PortalProvider client={client}>
        <Teller />
      </PortalProvider>,
    )
    standIn(
      'list',
      <PortalProvider client={client}>
        <Teller />
      </PortalProvider>,
    )
    await user.click(region('list').getByRole('button', { name: 'Tell' }))
    expect(await screen.findAllByText('Told')).toHaveLength(1)
    leave()
    await waitFor(() => expect(screen.getAllByText('Told')).toHaveLength(1))
    await user.click(region('list').getByRole('button', { name: 'Tell' }))
    await waitFor(() => expect(screen.getAllByText('Told')).toHaveLength(2))
  })

  it('share one session: signing out is seen in both [embed-05]', async () => {
    const client = await openClient()
    for (const name of ['header', 'list']) {
      standIn(
        name,
        <PortalProvider client={client}>
          <ProductList cataloguePath={concrete} />
        </PortalProvider>,
      )
    }
    expect(await region('header').findAllByRole('row')).not.toHaveLength(0)
    act(() => client.session.signOut())
    for (const name of ['header', 'list']) {
      expect(await region(name).findByRole('button', { name: 'Sign in' })).toBeVisible()
    }
  })
})

describe('two containers of a page with two clients', () => {
  it('do not meet [embed-06]', async () => {
    const user = userEvent.setup()
    for (const name of ['one', 'other']) {
      const client = await openClient()
      standIn(
        name,
        <PortalProvider client={client}>
          <CartButton />
          <ProductList cataloguePath={concrete} />
        </PortalProvider>,
      )
      sessionStorage.clear()
      localStorage.clear()
    }
    const [add] = await region('one').findAllByText('Add')
    if (!add) throw new Error('Nothing can be added.')
    await user.click(add)
    expect(await region('one').findByRole('link', { name: /^Cart, 1 item/ })).toBeVisible()
    expect(region('other').getByRole('link', { name: /^Cart, 0 items/ })).toBeVisible()
  })
})

describe('the host’s own page', () => {
  it('has nothing written on it, whatever the scheme [embed-09]', async () => {
    const client = await openClient()
    const written = () =>
      [document.documentElement, document.body].map((element) =>
        [...element.attributes].map(({ name, value }) => `${name}=${value}`),
      )
    const before = written()
    const { container } = render(
      <PortalProvider client={client} scheme="dark">
        <CartButton />
      </PortalProvider>,
    )
    expect(await screen.findByRole('link', { name: /^Cart/ })).toBeVisible()
    expect(written()).toEqual(before)
    expect(container.getAttributeNames()).toEqual([])
    expect(container.firstElementChild).toHaveAttribute('data-trade-scheme', 'dark')
  })

  it('gives its nonce to the styles [embed-15]', async () => {
    const client = await openClient()
    // Rules already on the page are not written again.
    const Unseen = styled.p`
      color: red;
    `
    render(
      <PortalProvider client={client} nonce="n0nce">
        <Unseen />
      </PortalProvider>,
    )
    expect(document.head.querySelector('style[nonce="n0nce"]')).not.toBeNull()
  })
})

describe('a host with addresses of its own', () => {
  const pages: Record<string, string> = { '/cart': '/basket.html', '/orders': '/account?page=orders' }
  const hrefFor = (to: string) => pages[to] ?? '/shop.html'

  it('gets the route of a pressed link, whatever its address [embed-16]', async () => {
    const client = await openClient()
    const went: string[] = []
    const user = userEvent.setup()
    render(
      <PortalProvider client={client} hrefFor={hrefFor} navigate={(to) => went.push(to)}>
        <CartButton />
        <MastheadLink to="/orders">Orders</MastheadLink>
      </PortalProvider>,
    )
    const cart = await screen.findByRole('link', { name: /^Cart/ })
    expect(cart).toHaveAttribute('href', '/basket.html')
    await user.click(cart)
    await user.click(screen.getByRole('link', { name: 'Orders' }))
    expect(went).toEqual(['/cart', '/orders'])
  })

  it('has plain links where it follows none itself [embed-17]', async () => {
    const client = await openClient()
    const user = userEvent.setup()
    render(
      <PortalProvider client={client} hrefFor={(to) => `#basket${to}`}>
        <CartButton />
      </PortalProvider>,
    )
    await user.click(await screen.findByRole('link', { name: /^Cart/ }))
    expect(window.location.hash).toBe('#basket/cart')
    window.location.hash = ''
  })

  it('leads nowhere by an address that is a script, and the console says so [case-140]', async () => {
    const client = await openClient()
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    onTestFinished(() => warn.mockRestore())
    render(
      <PortalProvider client={client} hrefFor={(to) => `javascript:window.led='${to}'`}>
        <CartButton />
      </PortalProvider>,
    )
    expect(await screen.findByRole('link', { name: /^Cart/ })).toHaveAttribute('href', '/cart')
    expect(warn.mock.calls.join()).toContain('javascript:')
  })
})
