import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createRecentSearches } from '../../../data/catalogue/searches'
import { found, offered, openSearch } from '../../../testing/openSearch'
import { renderPortal } from '../../../testing/renderPortal'
import { SearchTypeahead } from './SearchTypeahead'

describe('<SearchTypeahead /> recent searches', () => {
  it('offers the terms that were searched for, the latest first, and searches for one again [search-22]', async () => {
    const { user, field, navigations } = await openSearch()
    await user.type(field, 'screw{Enter}')
    await user.clear(field)
    await user.type(field, 'pine{Enter}')
    await user.clear(field)
    await user.type(field, 'Screw{Enter}')
    await user.clear(field)
    await user.click(field)
    await found(/Clear recent searches/)
    expect(offered()).toEqual(['Screw', 'pine', 'Clear recent searches'])
    await user.click(await found(/^pine$/))
    expect(navigations.at(-1)).toBe('/search?value=pine')
    expect(field).toHaveValue('pine')
  })

  it('forgets them when they are cleared [search-23]', async () => {
    const { user, field, client } = await openSearch()
    await user.type(field, 'screw{Enter}')
    await user.clear(field)
    await user.keyboard('{ArrowDown}')
    await user.click(await found(/Clear recent searches/))
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull())
    expect(client.tabStorage.names('searches:')).toEqual([])
  })

  it('keeps them for the customer alone, and signing out removes them [search-23]', async () => {
    const { user, field, client } = await openSearch()
    await user.type(field, 'screw{Enter}')
    expect(client.tabStorage.names('searches:')).toEqual(['searches:builder'])
    await client.session.signOut()
    expect(client.tabStorage.names('searches:')).toEqual([])
  })

  it('offers them at once where the field was opened to be typed in [search-22]', async () => {
    await renderPortal(<SearchTypeahead isFocused />, {
      before: (client) => createRecentSearches({ client, user: 'builder' }).add('decking'),
    })
    expect(within(await screen.findByRole('listbox')).getByRole('option', { name: 'decking' })).toBeVisible()
    expect(screen.getByRole('combobox')).toHaveFocus()
  })
})
