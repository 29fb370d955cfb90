import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderPortal } from '../../../testing/renderPortal'
import { useQueryCache } from '../../../context/queries'
import { HomeDashboard } from './HomeDashboard'

const greeting = () => screen.findByRole('heading', { name: 'Hi Dana! Welcome to your Trade Portal' })
const carousel = () => screen.findByRole('group', { name: 'Offers and news' })
const status404 = (operation: string) =>
  ({ operation, kind: 'status', status: 404, times: Infinity }) as const

/** Refetches every query. */
function Refresh() {
  const queryClient = useQueryCache()
  return <button onClick={() => void queryClient.refetchQueries()}>Refresh</button>
}

describe('<HomeDashboard />', () => {
  it('greets the customer by first name [home-01]', async () => {
    await renderPortal(<HomeDashboard />)
    expect(await greeting()).toBeInTheDocument()
  })

  it('says that it loads, in its final size [home-15]', async () => {
    const { container } = await renderPortal(<HomeDashboard />, {
      faults: [{ operation: 'getUserDetails', kind: 'hang', times: Infinity }],
    })
    expect((await screen.findAllByText('Loading…')).length).toBeGreaterThan(0)
    const cards = [...container.querySelectorAll('ul[aria-hidden] > li')]
    // Three balances, and three rows in each of the two sections.
    expect(cards.filter((card) => card.querySelector('[data-radius]'))).toHaveLength(9)
    expect(container).not.toHaveTextContent('$')
  })

  it('says no word of what may be switched off, until that is known [case-325]', async () => {
    const { container } = await renderPortal(<HomeDashboard />, {
      network: 'silent',
      settings: { shopping_cart_disabled: 'true' },
    })
    await greeting()
    expect(container).toHaveTextContent(/^Hi Dana! Welcome to your Trade Portal$/)
  })

  it('says so when it takes long to know what is switched on [case-325]', async () => {
    await renderPortal(<HomeDashboard />, {
      network: 'silent',
      settings: { shopping_cart_disabled: 'true' },
      pace: 40,
    })
    expect(await screen.findByText(/taking longer than usual/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
  })

  it('takes nothing for switched off where that cannot be read [case-325]', async () => {
    await renderPortal(<HomeDashboard />, { network: 'failing', pace: 100 })
    expect(await screen.findByRole('heading', { name: 'Recent orders' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'My Custom Lists' })).toBeVisible()
    expect(screen.queryByText('Your current balance is')).toBeNull()
  })

  it('offers to try again when the customer’s details could not be read [home-16]', async () => {
    const { user, sandbox } = await renderPortal(<HomeDashboard />, {
      faults: [status404('getUserDetails')],
    })
    const again = await screen.findByRole('button', { name: 'Try again' })
    sandbox.faults.clear()
    await user.click(again)
    expect(await greeting()).toBeInTheDocument()
  })

  it('keeps what it shows when a refresh fails, and says so [home-17]', async () => {
    const { user, sandbox } = await renderPortal(
      <>
        <HomeDashboard />
        <Refresh />
      </>,
    )
    await greeting()
    sandbox.faults.add(status404('getUserDetails'))
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(await screen.findByText(/couldn’t refresh this/)).toBeVisible()
    expect(await greeting()).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })
})

describe('<HomeDashboard /> banners', () => {
  it('shows the clickable images as links with their alternative texts [home-02 home-03]', async () => {
    const { client } = await renderPortal(<HomeDashboard />, {
      before: (_client, { database }) =>
        database.run(
          "INSERT INTO widgets VALUES ('homepage', 'Note', 'text', 1, 'note.svg', '/cart', 'A note')",
        ),
    })
    const entries = await client.settings.listEntries('homepage')
    const banners = entries.filter(({ type }) => type === 'clickableimage')
    const images = within(await carousel()).getAllByRole('img', { hidden: true })
    expect(banners.length).toBeGreaterThan(1)
    expect(images.map((image) => [image.getAttribute('alt'), image.getAttribute('src')])).toEqual(
      banners.map(({ description, value }) => [description, value]),
    )
    expect(images.map((image) => image.closest('a')?.getAttribute('href'))).toEqual(
      banners.map(({ secondValue }) => `#${secondValue.replace(/^#/, '')}`),
    )
  })

  it('leads out of the portal where the merchant wrote so, and nowhere by a script [home-03]', async () => {
    const written = [
      ['https://elsewhere.example/sale', 'https://elsewhere.example/sale'],
      ['sale/spring.html', 'https://ironbark.example/sale/spring.html'],
      ['#/products/OUTDOOR', '#/products/OUTDOOR'],
      ['javascript:alert(1)', undefined],
      ['', undefined],
    ] as const
    await renderPortal(<HomeDashboard />, {
      before: (_client, { database }) => {
        database.run("DELETE FROM widgets WHERE object_set = 'homepage'")
        for (const [link] of written) {
          database.run(
            "INSERT INTO widgets VALUES ('homepage', 'Sale', 'clickableimage', 1, 'sale.svg', ?, 'Sale')",
            [link],
          )
        }
      },
    })
    const images = within(await carousel()).getAllByRole('img', { hidden: true })
    expect(images.map((image) => image.closest('a')?.getAttribute('href'))).toEqual(
      written.map(([, href]) => href),
    )
  })

  it('leads to a route of the portal without loading the page [home-03]', async () => {
    const { user, navigations } = await renderPortal(<HomeDashboard />)
    const link = within(await carousel()).getAllByRole('link')[0]
    await user.click(link as HTMLElement)
    expect(navigations).toEqual([link?.getAttribute('href')?.replace(/^#/, '')])
  })

  it('has a pause button and a dot for each banner [home-05]', async () => {
    const { user } = await renderPortal(<HomeDashboard />)
    const controls = within(await carousel())
    expect(controls.getAllByRole('button', { name: /^Show banner \d$/ })).toHaveLength(3)
    await user.click(controls.getByRole('button', { name: 'Pause' }))
    await user.click(controls.getByRole('button', { name: 'Play' }))
    expect(controls.getByRole('button', { name: 'Pause' })).toBeVisible()
  })

  it('draws the placeholder where a picture is broken, under the same name and link [home-06]', async () => {
    await renderPortal(<HomeDashboard />)
    const image = within(await carousel()).getAllByRole('img')[0] as HTMLImageElement
    const { alt } = image
    const link = image.closest('a')?.getAttribute('href')
    fireEvent.error(image)
    const rendered = within(await carousel()).getByRole('img', { name: alt })
    expect(rendered.tagName).not.toBe('IMG')
    expect(rendered.querySelector('svg')).not.toBeNull()
    expect(rendered.closest('a')).toHaveAttribute('href', link)
  })

  it('has no controls for one banner [home-18]', async () => {
    await renderPortal(<HomeDashboard />, {
      before: (_client, { database }) =>
        database.run(
          `DELETE FROM widgets WHERE object_set = 'homepage' AND rowid <>
           (SELECT min(rowid) FROM widgets WHERE object_set = 'homepage')`,
        ),
    })
    expect(within(await carousel()).getAllByRole('img')).toHaveLength(1)
    expect(within(await carousel()).queryByRole('button')).toBeNull()
  })

  it('has no carousel without banners [home-19]', async () => {
    await renderPortal(<HomeDashboard />, {
      before: (_client, { database }) => database.run("DELETE FROM widgets WHERE object_set = 'homepage'"),
    })
    // Neither the carousel nor its placeholder comes after the balances.
    await greeting()
    const balances = (await screen.findByText('Your current balance is')).closest('ul')
    await waitFor(() => expect(balances).toBe(balances?.parentElement?.lastElementChild))
    expect(screen.queryByRole('group', { name: 'Offers and news' })).toBeNull()
  })
})
