import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { SandboxSetting } from '../../../testing/merchantClient'
import { renderPortal } from '../../../testing/renderPortal'
import { StoreListing } from './StoreListing'

const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const card = (name: string) => screen.getByRole('heading', { name }).closest('li') as HTMLElement

async function open(setting: SandboxSetting = {}) {
  const portal = await renderPortal(<StoreListing />, setting)
  await screen.findByRole('heading', { name: 'Geelong' })
  return portal
}

describe('<StoreListing />', () => {
  it('lists the stores in the merchant’s order, each with its address and its number to call [help-11]', async () => {
    const { client } = await open()
    const stores = await client.checkout.listBranches({ for: 'web' })
    expect(names()).toEqual(stores.map(({ name }) => name))
    const geelong = within(card('Geelong'))
    for (const line of ['9 Furner Avenue', 'Bell Park', 'VIC 3215'])
      expect(geelong.getByText(line)).toBeVisible()
    expect(geelong.getByRole('link', { name: 'Call Geelong: 03 5550 1813' })).toHaveAttribute(
      'href',
      'tel:0355501813',
    )
  })

  it('opens a map of a store, which is not loaded before [help-12]', async () => {
    const { user } = await open({ settings: { maps_key: 'a-key' } })
    expect(document.querySelector('iframe')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'View Map of Geelong' }))
    const dialog = await screen.findByRole('dialog', { name: 'Geelong' })
    const map = within(dialog).getByTitle('Map of Geelong')
    expect(map).toHaveAttribute(
      'src',
      'https://www.google.com/maps/embed/v1/place?key=a-key&q=-38.108%2C144.339&zoom=16',
    )
    expect(within(dialog).getByText('9 Furner Avenue, Bell Park, VIC 3215')).toBeVisible()
  })

  it('finds a store without a position by its address [help-13]', async () => {
    const { user } = await open({ settings: { maps_key: 'a-key' } })
    await user.click(screen.getByRole('button', { name: 'View Map of Frame & Truss Plant' }))
    expect(await screen.findByTitle('Map of Frame & Truss Plant')).toHaveAttribute(
      'src',
      expect.stringContaining('q=40+Production+Drive%2C+Delacombe%2C+VIC+3356&zoom=16'),
    )
  })

  it('leads to a page of maps where the merchant has no key [help-14]', async () => {
    await open()
    expect(screen.queryByRole('button', { name: /View Map/ })).toBeNull()
    const link = screen.getByRole('link', { name: 'View Map of Geelong, opens in a new tab' })
    expect(link).toHaveAttribute('href', 'https://www.google.com/maps/search/?api=1&query=-38.108%2C144.339')
    expect(link).toHaveAttribute('target', '_blank')
  })

  it('is searched where there are many [help-15]', async () => {
    const { user } = await open({
      before: (_, { database }) => {
        for (const name of ['Mildura', 'Swan Hill']) {
          database.run(
            `INSERT INTO branches SELECT ?, ?, address_1, address_2, address_3, phone, latitude, longitude, is_ordering,
               is_listed FROM branches WHERE id = 'GEE'`,
            [name, name],
          )
        }
      },
    })
    await user.type(screen.getByRole('searchbox', { name: 'Search in Store Listings' }), 'swan{Enter}')
    expect(names()).toEqual(['Swan Hill'])
    await user.clear(screen.getByRole('searchbox'))
    await user.type(screen.getByRole('searchbox'), 'Atlantis{Enter}')
    await user.click(await screen.findByRole('button', { name: 'Show all' }))
    expect(names()).toContain('Geelong')
  })

  it('has no search where a few are taken in at a glance [help-15]', async () => {
    await open()
    expect(screen.queryByRole('searchbox')).toBeNull()
  })

  it('says that there are none, and what could not be read [help-08 help-11]', async () => {
    const { user } = await renderPortal(<StoreListing />, {
      before: (_, { database }) => database.run('UPDATE branches SET is_listed = 0'),
      faults: [{ operation: 'getWebBranches', kind: 'status', status: 404 }],
    })
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('No stores to show.')).toBeVisible()
  })
})
