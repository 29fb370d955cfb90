import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { productsPath } from '../../../routes/cataloguePaths'
import { renderPortal } from '../../../testing/renderPortal'
import { ProductsMenu } from './ProductsMenu'

describe('<ProductsMenu />', () => {
  it('opens three levels by keyboard and goes to the class that was chosen [shell-01]', async () => {
    const { client, user, navigations } = await renderPortal(<ProductsMenu />)
    const menu = await client.catalogue.getMenu()
    const category = menu.find(({ types }) => types.some(({ classes }) => classes.length > 0))
    const type = category?.types.find(({ classes }) => classes.length > 0)
    const productClass = type?.classes[0]
    if (!category || !type || !productClass) throw new Error('The seed has no class')

    /** Moves to an item with the arrow keys alone. */
    const goTo = async (name: string) => {
      const item = await screen.findByRole('menuitem', { name })
      for (let steps = 0; document.activeElement !== item; steps++) {
        expect(steps).toBeLessThan(30)
        await user.keyboard('{ArrowDown}')
      }
    }
    await user.tab()
    await user.keyboard('{ArrowDown}')
    await goTo(category.name)
    await user.keyboard('{ArrowRight}')
    await goTo(type.name)
    await user.keyboard('{ArrowRight}{ArrowLeft}{ArrowRight}')
    await goTo(productClass.name)
    expect(navigations).toEqual([])
    await user.keyboard('{Enter}')

    const cataloguePath = { categoryId: category.id, typeId: type.id, classId: productClass.id }
    expect(navigations).toEqual([productsPath(cataloguePath)])
  })

  it('lights the path to the current category [taps-321]', async () => {
    const path = productsPath({ categoryId: 'OUTDOOR', typeId: 'Concrete & Landscape' })
    const { user } = await renderPortal(<ProductsMenu currentPath={path} />)
    const trigger = screen.getByRole('button', { name: 'Products' })
    expect(trigger).toHaveAttribute('aria-current', 'true')
    await user.click(trigger)
    const category = await screen.findByRole('menuitem', { name: 'Decking & Outdoor' })
    expect(category).toHaveAttribute('aria-current', 'true')
    expect(screen.getByRole('menuitem', { name: 'Timber' })).not.toHaveAttribute('aria-current')
    expect(screen.getByRole('menuitem', { name: 'All products' })).not.toHaveAttribute('aria-current')

    await user.click(category)
    const type = await screen.findByRole('menuitem', { name: 'Concrete & Landscape' })
    expect(type).toHaveAttribute('aria-current')
    expect(screen.getByRole('menuitem', { name: 'All Decking & Outdoor' })).not.toHaveAttribute(
      'aria-current',
    )
  })

  it('closes on Escape and gives the focus back [shell-05]', async () => {
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

  it('opens by hover without taking the focus [shell-06]', async () => {
    const { user } = await renderPortal(
      <>
        <input aria-label="Elsewhere" />
        <ProductsMenu />
      </>,
    )
    const elsewhere = screen.getByRole('textbox', { name: 'Elsewhere' })
    await user.click(elsewhere)
    await user.hover(screen.getByRole('button', { name: 'Products' }))
    expect(await screen.findByRole('menuitem', { name: 'All products' })).toBeInTheDocument()
    expect(elsewhere).toHaveFocus()
  })

  it('stays open on the press that follows a hover, and closes on the next [shell-07]', async () => {
    const { user } = await renderPortal(<ProductsMenu />)
    const trigger = screen.getByRole('button', { name: 'Products' })
    await user.hover(trigger)
    await screen.findByRole('menuitem', { name: 'All products' })
    await user.click(trigger)
    expect(screen.getByRole('menuitem', { name: 'All products' })).toBeInTheDocument()
    await user.click(trigger)
    await vi.waitFor(() => expect(screen.queryByRole('menuitem', { name: 'All products' })).toBeNull())
  })

  it('has a link to the whole of each level at its head [shell-02]', async () => {
    const { client, user } = await renderPortal(<ProductsMenu />)
    const menu = await client.catalogue.getMenu()
    const category = menu.find(({ types }) => types.some(({ classes }) => classes.length > 0))
    const type = category?.types.find(({ classes }) => classes.length > 0)
    if (!category || !type) throw new Error('The seed has no class')
    await user.click(screen.getByRole('button', { name: 'Products' }))
    expect(await screen.findByRole('menuitem', { name: 'All products' })).toHaveAttribute(
      'href',
      '#/products',
    )
    await user.click(await screen.findByRole('menuitem', { name: category.name }))
    expect(await screen.findByRole('menuitem', { name: `All ${category.name}` })).toHaveAttribute(
      'href',
      `#${productsPath({ categoryId: category.id })}`,
    )
    await user.click(screen.getByRole('menuitem', { name: type.name }))
    expect(await screen.findByRole('menuitem', { name: `All ${type.name}` })).toHaveAttribute(
      'href',
      `#${productsPath({ categoryId: category.id, typeId: type.id })}`,
    )
  })
})
