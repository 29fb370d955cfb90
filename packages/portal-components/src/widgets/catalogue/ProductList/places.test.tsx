import { screen, waitFor, within } from '@testing-library/react'
import type { Sandbox } from '@trade-portal/fluid-sandbox'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { cataloguePathOf } from '../../../routes/cataloguePaths'
import { categoryRows, typeRows } from '../../../testing/menuRows'
import { renderPortal } from '../../../testing/renderPortal'
import { CatalogueBrowser } from '../CatalogueBrowser/CatalogueBrowser'
import { ProductList } from './ProductList'

const settings = { pagesize: '3' }
const pine = { categoryId: 'TIMBER', typeId: 'Structural Pine' }

/** The panel needs a wide container, which jsdom does not have. */
const hidden = true

const searched = ({ calls }: Sandbox) =>
  calls
    .filter(({ operation }) => operation === 'getProductCategories')
    .map(({ payload }) => payload as Record<string, unknown>)

/** Moves a product to its own category, type and class. */
function moveTo(category: string, type: string, productClass: string) {
  return (_client: unknown, { database }: Sandbox) => {
    database.run('UPDATE products SET category = ?, type = ?, class = ? WHERE id = ?', [
      category,
      type,
      productClass,
      'CONRS20',
    ])
    database.run('INSERT INTO menu VALUES (?, ?, ?, ?, ?)', [category, type, productClass, 'Odd class', ''])
  }
}

describe('<ProductList /> in each category', () => {
  it('lists one class under its own name, and asks for that class alone [cat-06 cat-07 cat-22]', async () => {
    const cataloguePath = { ...pine, classId: 'MGP10' }
    const { sandbox } = await renderPortal(
      <ProductList cataloguePath={cataloguePath} search="pine" page={2} />,
      { settings },
    )
    expect(await screen.findByRole('heading', { name: 'MGP10', level: 1 })).toBeInTheDocument()
    expect(screen.getByRole('searchbox')).toHaveAttribute('placeholder', 'MGP10')
    await waitFor(() => expect(searched(sandbox)).not.toEqual([]))
    expect(searched(sandbox)[0]).toEqual({
      companyID: 'IRONBARK',
      deviceID: 'TPIRONBARK',
      userName: 'builder',
      inStockOnly: false,
      incGST: false,
      searchCategory: 'TIMBER',
      searchType: 'Structural Pine',
      searchClass: 'MGP10',
      searchString: 'pine',
      limit: 3,
      page: 2,
      start: 3,
    })
  })

  it.each(['0', 'many', ''])(
    'has 20 products on a page where the setting says %j [cat-22]',
    async (pagesize) => {
      const { sandbox } = await renderPortal(<ProductList cataloguePath={pine} />, { settings: { pagesize } })
      await waitFor(() =>
        expect(searched(sandbox)[0]).toMatchObject({ searchClass: '', limit: 20, page: 1, start: 0 }),
      )
    },
  )

  it('opens a category to show its types, its own from the start [cat-09]', async () => {
    const cataloguePath = { categoryId: 'SHEETS', typeId: 'Plywood' }
    const { user, sandbox } = await renderPortal(<ProductList cataloguePath={cataloguePath} />, { settings })
    const panel = within(await screen.findByRole('navigation', { name: 'Browse Categories', hidden }))
    expect(panel.getByText('BROWSE CATEGORY')).toBeInTheDocument()
    const categories = panel.getAllByRole('button', { hidden })
    expect(categories.map(({ textContent }) => textContent)).toEqual(
      categoryRows(sandbox).map(({ name }) => name),
    )
    const opened = categories.filter((button) => button.getAttribute('aria-expanded') === 'true')
    expect(opened.map(({ textContent }) => textContent)).toEqual(['Sheets & Panels'])
    expect(panel.getByRole('link', { name: 'Plywood', hidden })).toHaveAttribute('aria-current', 'true')

    const timber = panel.getByRole('button', { name: 'Timber', hidden })
    await user.click(timber)
    expect(timber).toHaveAttribute('aria-expanded', 'true')
    const types = within(document.getElementById(timber.getAttribute('aria-controls') ?? '') as HTMLElement)
    expect(types.getAllByRole('link', { hidden }).map((link) => link.getAttribute('href'))).toEqual(
      typeRows(sandbox, 'TIMBER').map(({ id }) => `#/products/TIMBER/${encodeURIComponent(id)}`),
    )
  })

  it('filters a type by its classes, or not at all [cat-10]', async () => {
    const cataloguePath = { categoryId: 'TIMBER', typeId: 'Cladding & Mouldings' }
    await renderPortal(<ProductList cataloguePath={cataloguePath} />, { settings })
    const filter = within(await screen.findByRole('navigation', { name: 'All Cladding & Mouldings', hidden }))
    expect(filter.getByText('FILTER SUBCATEGORIES')).toBeInTheDocument()
    const path = '#/products/TIMBER/Cladding%20%26%20Mouldings'
    const links = filter.getAllByRole('link', { hidden })
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['All Cladding & Mouldings', path],
      ['Timber Cladding', `${path}/Timber%20Cladding`],
      ['Charred Cladding', `${path}/Charred%20Cladding`],
    ])
    expect(links[0]).toHaveAttribute('aria-current', 'page')
  })

  it.each([
    ['category', { ...pine, categoryId: 'OTHER' }, { searchCategory: 'OTHER' }],
    ['type', { ...pine, typeId: 'Treated Pine' }, { searchType: 'Treated Pine' }],
    ['class', { ...pine, classId: 'MGP10' }, { searchClass: 'MGP10' }],
  ])('begins another %s at its first page, with an empty search [cat-20]', async (_, next, asked) => {
    function Host() {
      const [cataloguePath, setCataloguePath] = useState(pine)
      return (
        <>
          <button onClick={() => setCataloguePath(next)}>Go on</button>
          <ProductList cataloguePath={cataloguePath} />
        </>
      )
    }
    const { user, sandbox } = await renderPortal(<Host />, {
      settings,
      // The same names in another category.
      before: moveTo('OTHER', pine.typeId, 'MGP10'),
    })
    await screen.findByRole('table')
    await user.type(screen.getByRole('searchbox'), 'pine{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Next' })).toBeEnabled())
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(screen.getByText('Page 2')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Go on' }))
    expect(await screen.findByText('Page 1')).toBeInTheDocument()
    expect(screen.getByRole('searchbox')).toHaveValue('')
    await waitFor(() =>
      expect(searched(sandbox).at(-1)).toMatchObject({ ...asked, searchString: '', page: 1 }),
    )
  })

  it.each([
    ['slashes and signs', 'Nuts / bolts', '1/2" & #8 100%', 'why?'],
    ['dots alone', '..', '.', '%2F'],
    ['quotes and other letters', "O'Brien “Best”", '木材 Čelik', '🪵 boards'],
  ])('is found by a name with %s [cat-26]', async (_what, category, type, productClass) => {
    const setting = { before: moveTo(category, type, productClass) }
    const browser = await renderPortal(
      <CatalogueBrowser cataloguePath={cataloguePathOf(`/products/${encoded(category)}`)} />,
      setting,
    )
    const link = await screen.findByRole('link', { name: 'Odd class' })
    const address = link.getAttribute('href')?.slice(1) ?? ''
    expect(address.split('/')).toHaveLength(5)
    browser.unmount()

    await renderPortal(<ProductList cataloguePath={cataloguePathOf(address)} />, setting)
    expect(await screen.findByRole('heading', { name: 'Odd class', level: 1 })).toBeInTheDocument()
    expect(await screen.findByText(/CONRS20/)).toBeInTheDocument()
  })

  it('names a parent that has no row by its id, and by its row wherever that stands [cat-27]', async () => {
    await renderPortal(<CatalogueBrowser cataloguePath={{ categoryId: 'LATE' }} />, {
      before: (client, sandbox) => {
        moveTo('LATE', 'No row', 'A')(client, sandbox)
        sandbox.database.run("INSERT INTO menu VALUES ('LATE', '', '', 'Named later', '')")
      },
    })
    expect(await screen.findByRole('heading', { name: 'Named later', level: 1 })).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'No row', level: 2 })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Odd class' })).toBeInTheDocument()
  })
})

function encoded(name: string): string {
  return encodeURIComponent(name).replaceAll('.', '%2E')
}
