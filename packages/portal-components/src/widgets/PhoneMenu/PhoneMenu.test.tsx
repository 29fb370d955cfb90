import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { productsPath } from '../../cataloguePaths'
import { renderPortal } from '../../testing/renderPortal'
import { PhoneMenu } from './PhoneMenu'

describe('<PhoneMenu />', () => {
  it('goes down the levels of the catalogue, and back up [shell-18]', async () => {
    const { client, user, navigations } = await renderPortal(<PhoneMenu />)
    const [category] = (await client.catalogue.getMenu()).filter(({ types }) => types.length > 0)
    if (!category) throw new Error('The seed has no type')

    await user.click(screen.getByRole('button', { name: 'Open menu' }))
    await user.click(await screen.findByRole('button', { name: 'Products' }))
    await user.click(await screen.findByRole('button', { name: category.name }))
    expect(screen.getByRole('heading', { name: category.name })).toBeInTheDocument()

    expect(screen.getByRole('heading', { name: category.name })).toHaveFocus()

    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(screen.getByRole('heading', { name: 'Products' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: category.name })).toHaveFocus()

    await user.click(await screen.findByRole('button', { name: category.name }))
    await user.click(screen.getByRole('link', { name: `All ${category.name}` }))
    expect(navigations).toEqual([productsPath({ categoryId: category.id })])
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('signs out [shell-16]', async () => {
    const { client, user } = await renderPortal(<PhoneMenu />)
    await user.click(screen.getByRole('button', { name: 'Open menu' }))
    await user.click(await screen.findByRole('button', { name: 'Sign Out' }))
    expect(client.session.current()).toBeNull()
  })

  it('leads to the places of the top bar and of the account [shell-19]', async () => {
    const { user } = await renderPortal(<PhoneMenu places={['/orders', '/custom-lists', '/downloads']} />)
    await user.click(screen.getByRole('button', { name: 'Open menu' }))
    await screen.findByRole('link', { name: 'Orders' })
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links.slice(0, 5)).toEqual(['#/', '#/orders', '#/custom-lists', '#/cart', '#/downloads'])
  })
})
