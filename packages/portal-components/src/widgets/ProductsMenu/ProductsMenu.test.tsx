import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { productsPath } from '../../cataloguePaths'
import { renderPortal } from '../../testing/renderPortal'
import { ProductsMenu } from './ProductsMenu'

describe('<ProductsMenu />', () => {
  it('opens three levels by keyboard and goes to the class that was chosen', async () => {
    const { client, user, navigations } = await renderPortal(<ProductsMenu />)
    const menu = await client.catalogue.getMenu()
    const category = menu.find(({ types }) => types.some(({ classes }) => classes.length > 0))
    const type = category?.types.find(({ classes }) => classes.length > 0)
    const productClass = type?.classes[0]
    if (!category || !type || !productClass) throw new Error('The seed has no class')

    await user.tab()
    await user.keyboard('{Enter}')
    await user.click(await screen.findByRole('menuitem', { name: category.name }))
    await user.click(await screen.findByRole('menuitem', { name: type.name }))
    await user.click(await screen.findByRole('menuitem', { name: productClass.name }))

    const place = { categoryId: category.id, typeId: type.id, classId: productClass.id }
    expect(navigations).toEqual([productsPath(place)])
  })

  it('closes on Escape and gives the focus back', async () => {
    const { user } = await renderPortal(<ProductsMenu />)
    await user.tab()
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('menuitem', { name: 'All products' })).toBeInTheDocument()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('menuitem', { name: 'All products' })).not.toBeInTheDocument()
    await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Products' })).toHaveFocus())
  })

  it('offers to try again when the menu could not be read', async () => {
    const { user, sandbox } = await renderPortal(<ProductsMenu />, {
      faults: [{ operation: 'getProductMenu', kind: 'status', status: 404 }],
    })
    await user.click(screen.getByRole('button', { name: 'Products' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Try again' }))
    await user.click(screen.getByRole('button', { name: 'Products' }))
    expect(await screen.findByRole('menuitem', { name: 'Timber' })).toBeInTheDocument()
    expect(sandbox.calls.filter(({ operation }) => operation === 'getProductMenu')).toHaveLength(2)
  })
})
