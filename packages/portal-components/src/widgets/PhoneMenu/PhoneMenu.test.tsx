import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { productsPath } from '../../cataloguePaths'
import { renderPortal } from '../../testing/renderPortal'
import { PhoneMenu } from './PhoneMenu'

describe('<PhoneMenu />', () => {
  it('goes down the levels of the catalogue, and back up', async () => {
    const { client, user, navigations } = await renderPortal(<PhoneMenu />)
    const [category] = (await client.catalogue.getMenu()).filter(({ types }) => types.length > 0)
    if (!category) throw new Error('The seed has no type')

    await user.click(screen.getByRole('button', { name: 'Open menu' }))
    await user.click(await screen.findByRole('button', { name: 'Products' }))
    await user.click(await screen.findByRole('button', { name: category.name }))
    expect(screen.getByRole('heading', { name: category.name })).toBeInTheDocument()

    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(screen.getByRole('heading', { name: 'Products' })).toBeInTheDocument()

    await user.click(await screen.findByRole('button', { name: category.name }))
    await user.click(screen.getByRole('link', { name: `All ${category.name}` }))
    expect(navigations).toEqual([productsPath({ categoryId: category.id })])
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('signs out', async () => {
    const { client, user } = await renderPortal(<PhoneMenu />)
    await user.click(screen.getByRole('button', { name: 'Open menu' }))
    await user.click(await screen.findByRole('button', { name: 'Sign Out' }))
    expect(client.session.current()).toBeNull()
  })
})
