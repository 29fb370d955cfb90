import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { productsPath } from '../../../routes/cataloguePaths'
import { holdCalls } from '../../../testing/holdCalls'
import { renderPortal } from '../../../testing/renderPortal'
import { PhoneMenu } from './PhoneMenu'

describe('<PhoneMenu />', () => {
  it('goes down the three levels of the catalogue, and back up, with the focus [shell-18]', async () => {
    const { client, user, navigations } = await renderPortal(<PhoneMenu />)
    const menu = await client.catalogue.getMenu()
    const category = menu.find(({ types }) => types.some(({ classes }) => classes.length > 0))
    const type = category?.types.find(({ classes }) => classes.length > 0)
    const productClass = type?.classes[0]
    if (!category || !type || !productClass) throw new Error('The seed has no class')
    const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
    const heading = (name: string) => screen.getByRole('heading', { name })

    await press('Open menu')
    await press('Products')
    expect(heading('Products')).toHaveFocus()
    await press(category.name)
    expect(heading(category.name)).toHaveFocus()
    expect(screen.getByRole('link', { name: `All ${category.name}` })).toHaveAttribute(
      'href',
      `#${productsPath({ categoryId: category.id })}`,
    )
    await press(type.name)
    expect(heading(type.name)).toHaveFocus()

    for (const [from, to] of [
      [type.name, category.name],
      [category.name, 'Products'],
      ['Products', 'Menu'],
    ] as const) {
      await press('Back')
      expect(heading(to)).toBeInTheDocument()
      expect(screen.getByRole('button', { name: from })).toHaveFocus()
    }
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()

    for (const name of ['Products', category.name, type.name]) await press(name)
    await user.click(screen.getByRole('link', { name: productClass.name }))
    const cataloguePath = { categoryId: category.id, typeId: type.id, classId: productClass.id }
    expect(navigations).toEqual([productsPath(cataloguePath)])
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('says that the catalogue is being read, and offers to try again when it could not be [shell-18]', async () => {
    const { user, sandbox } = await renderPortal(<PhoneMenu />, {
      faults: [{ operation: 'getProductMenu', kind: 'status', status: 404, times: Infinity }],
    })
    await user.click(screen.getByRole('button', { name: 'Open menu' }))
    await user.click(await screen.findByRole('button', { name: 'Products' }))
    const again = await screen.findByRole('button', { name: 'Try again' })
    sandbox.faults.clear()
    const { letThrough } = holdCalls(sandbox, 'getProductMenu')
    await user.click(again)
    expect(await screen.findByText('Loading…')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Products' })).toHaveFocus()
    letThrough()
    expect(await screen.findByRole('button', { name: 'Timber' })).toBeVisible()
    expect(screen.queryByText('Loading…')).toBeNull()
  })

  it('has no Products where the top bar has no entry of that name [shell-04]', async () => {
    const { user } = await renderPortal(<PhoneMenu />, {
      before: (_client, { database }) =>
        database.run(
          "UPDATE widgets SET is_enabled = 0 WHERE object_set = 'topbuttonbar' AND lower(label) = 'products'",
        ),
    })
    await user.click(screen.getByRole('button', { name: 'Open menu' }))
    await screen.findByRole('link', { name: 'Orders' })
    expect(screen.queryByRole('button', { name: 'Products' })).toBeNull()
  })

  it('lights the row of the current route, and the way to it [taps-321]', async () => {
    const cataloguePath = { categoryId: 'OUTDOOR', typeId: 'Concrete & Landscape' }
    const lit = () =>
      screen
        .getAllByRole('listitem')
        .map((row) => row.querySelector('[aria-current]')?.textContent)
        .filter(Boolean)
    const { user, unmount } = await renderPortal(<PhoneMenu currentPath="/quotes/1042-0" />)
    await user.click(screen.getByRole('button', { name: 'Open menu' }))
    expect(await screen.findByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'page')
    expect(lit()).toEqual(['Orders'])
    unmount()

    const next = await renderPortal(<PhoneMenu currentPath={productsPath(cataloguePath)} />)
    await next.user.click(screen.getByRole('button', { name: 'Open menu' }))
    const products = await screen.findByRole('button', { name: 'Products' })
    expect(lit()).toEqual(['Products'])
    await next.user.click(products)
    const category = await screen.findByRole('button', { name: 'Decking & Outdoor' })
    expect(lit()).toEqual(['Decking & Outdoor'])
    await next.user.click(category)
    expect(lit()).toEqual(['Concrete & Landscape'])
  })

  it('signs out [shell-16]', async () => {
    const { client, user } = await renderPortal(<PhoneMenu />)
    await user.click(screen.getByRole('button', { name: 'Open menu' }))
    await user.click(await screen.findByRole('button', { name: 'Sign Out' }))
    expect(client.session.current()).toBeNull()
  })

  it('leads to the routes of the top bar and of the account', async () => {
    const routes = ['/orders', '/custom-lists', '/downloads']
    const { client, user } = await renderPortal(<PhoneMenu />, { routes })
    const out = (await client.settings.listEntries('topbuttonbar')).filter(({ type }) => type === 'link')
    expect(out.length).toBeGreaterThan(0)
    await user.click(screen.getByRole('button', { name: 'Open menu' }))
    await screen.findByRole('link', { name: 'Orders' })
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      ['Home', '#/'],
      ['Orders', '#/orders'],
      ['Custom Lists', '#/custom-lists'],
      ['Cart', '#/cart'],
      ['Downloads', '#/downloads'],
      ...out.map(({ label, value }) => [`${label}, opens in a new tab`, value]),
    ])
  })
})
