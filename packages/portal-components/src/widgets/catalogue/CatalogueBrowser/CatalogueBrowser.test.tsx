import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { categoryRows, typeRows } from '../../../testing/menuRows'
import { renderPortal } from '../../../testing/renderPortal'
import { CatalogueBrowser } from './CatalogueBrowser'

/** Returns the texts and URLs of the links in an element. */
const linksIn = (element: HTMLElement) =>
  [...element.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])

describe('<CatalogueBrowser />', () => {
  it('shows every category as a card with its picture and links to its types [cat-01 cat-05]', async () => {
    const { sandbox } = await renderPortal(<CatalogueBrowser />)
    expect(await screen.findByRole('heading', { name: 'Browse Categories' })).toBeInTheDocument()
    const categories = categoryRows(sandbox)
    const cards = screen.getAllByRole('heading', { level: 2 })
    expect(cards.map(({ textContent }) => textContent).toSorted()).toEqual(
      categories.map(({ name }) => name).toSorted(),
    )
    for (const { id, name, files } of categories) {
      const card = cards.find(({ textContent }) => textContent === name)?.closest('li') as HTMLElement
      expect(card.querySelector('img')?.src).toSatisfy((src: string) => src.endsWith(files))
      expect(linksIn(card)).toEqual([
        [name, `#/products/${id}`],
        ...typeRows(sandbox, id).map((type) => [
          type.name,
          `#/products/${id}/${encodeURIComponent(type.id)}`,
        ]),
      ])
    }
    expect(sandbox.calls.find(({ operation }) => operation === 'getProductMenu')?.payload).toEqual({
      companyID: 'IRONBARK',
    })
  })

  it('keeps a name with slashes and signs in one segment of its link [cat-26]', async () => {
    await renderPortal(<CatalogueBrowser cataloguePath={{ categoryId: 'FIXINGS' }} />)
    const link = await screen.findByRole('link', { name: /Screws \/ Bolts/ })
    expect(link.getAttribute('href')).toBe(
      `#/products/FIXINGS/${encodeURIComponent('Screws / Bolts & Nuts #6–#14')}`,
    )
  })

  it("shows a category's types under its name, and the way back [cat-02 cat-04 cat-05]", async () => {
    const { sandbox } = await renderPortal(<CatalogueBrowser cataloguePath={{ categoryId: 'TIMBER' }} />)
    expect(await screen.findByRole('heading', { name: 'Timber', level: 1 })).toBeInTheDocument()
    const cards = screen.getAllByRole('heading', { level: 2 })
    expect(cards.flatMap(linksIn)).toEqual(
      typeRows(sandbox, 'TIMBER').map(({ id, name }) => [
        name,
        `#/products/TIMBER/${encodeURIComponent(id)}`,
      ]),
    )
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    expect(crumbs.getByRole('link', { name: 'Products' })).toHaveAttribute('href', '#/products')
    expect(crumbs.getByText('Timber')).toHaveAttribute('aria-current', 'page')
  })

  it('offers a search for what is not in the catalogue [cat-28 cat-29]', async () => {
    const { user, navigations } = await renderPortal(
      <CatalogueBrowser cataloguePath={{ categoryId: 'a/b' }} />,
    )
    expect(await screen.findByText('“a/b” is not in the catalogue.')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Search' }))
    expect(screen.getByText('Please enter search term(s)')).toBeInTheDocument()
    await user.type(screen.getByRole('searchbox'), 'deck & rail{Enter}')
    expect(navigations).toEqual(['/search?value=deck%20%26%20rail'])
  })

  it('says when there is nothing to browse [cat-30]', async () => {
    const rows = [{ field: '', msg: 'No matching records' }]
    const { user } = await renderPortal(<CatalogueBrowser />, {
      faults: [{ operation: 'getProductMenu', kind: 'refusal', rows }],
    })
    expect(await screen.findByText('No products here yet.')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Timber' })).toBeInTheDocument()
  })

  it('says why the menu could not be read, and asks again [cat-31]', async () => {
    const { user } = await renderPortal(<CatalogueBrowser />, {
      faults: [{ operation: 'getProductMenu', kind: 'status', status: 404 }],
    })
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The server isn’t responding properly just now.',
    )
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Timber' })).toBeInTheDocument()
  })
})
