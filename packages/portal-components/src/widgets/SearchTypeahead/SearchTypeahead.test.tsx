import { screen, waitFor, within } from '@testing-library/react'
import { known } from '@trade-portal/fluid-sandbox'
import { describe, expect, it, vi } from 'vitest'
import { renderPortal } from '../../testing/renderPortal'
import type { SandboxSetting } from '../../testing/merchantClient'
import { SearchTypeahead } from './SearchTypeahead'

const open = async (setting: SandboxSetting = {}, onLeave?: () => void) => {
  const portal = await renderPortal(<SearchTypeahead {...(onLeave && { onLeave })} />, setting)
  const field = await screen.findByRole('combobox', { name: 'Search' })
  const asked = () =>
    portal.sandbox.calls
      .filter(({ operation }) => operation === 'searchProductTP')
      .map(({ payload }) => payload as { descString: string })
  return { ...portal, field, asked }
}
const options = () => screen.getAllByRole('option').map((option) => option.textContent)
const found = async (name: RegExp) => screen.findByRole('option', { name })
const highlighted = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null

describe('<SearchTypeahead />', () => {
  it('asks once the typing has paused for 400 ms, and not at each letter [search-01 search-02]', async () => {
    const { user, field, asked, client } = await open()
    await user.type(field, 'screw')
    expect(asked()).toEqual([])
    await found(/See all results/)
    expect(asked()).toMatchObject([
      {
        descString: 'screw',
        deviceID: client.configuration.deviceId,
        incGST: false,
        userName: 'builder',
      },
    ])
  })

  it('waits the whole 400 ms [search-01]', async () => {
    const { field, asked, user } = await open()
    const typed = performance.now()
    await user.type(field, 's')
    await waitFor(() => expect(asked()).toHaveLength(1), { interval: 5 })
    expect(performance.now() - typed).toBeGreaterThanOrEqual(395)
  })

  it('shows the picture, name and SKU of what it found, and no price while prices are not to be seen [search-03 search-04]', async () => {
    const { user, field } = await open()
    await user.type(field, known.ironbark.ordinary)
    const option = await found(/BBS14100/)
    expect(option).toHaveTextContent('Bugle Batten Screw')
    expect(option.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/pictures\//))
    expect(option).not.toHaveTextContent('$')
  })

  it('shows the customer’s price with its tax wording where See Prices is on [search-04]', async () => {
    sessionStorage.setItem('trade:see-prices', 'on')
    const { user, field } = await open()
    await user.type(field, known.ironbark.ordinary)
    expect(await found(/BBS14100/)).toHaveTextContent(/\$69\.96\/ box ex GST/)
  })

  it('shows no price at all where the merchant hides them [search-05]', async () => {
    sessionStorage.setItem('trade:see-prices', 'on')
    const { user, field } = await open({ settings: { hide_products_price: 'yes' } })
    await user.type(field, known.ironbark.ordinary)
    expect(await found(/BBS14100/)).not.toHaveTextContent('$')
  })

  it('has a missing price on request [search-06]', async () => {
    sessionStorage.setItem('trade:see-prices', 'on')
    const { user, field } = await open()
    await user.type(field, known.ironbark.unpriced)
    const option = await found(/GLT450/)
    expect(option).toHaveTextContent('Price on request')
    expect(option).not.toHaveTextContent('$0')
  })

  it('leads to the chosen product, opened over its results [search-07]', async () => {
    const onLeave = vi.fn()
    const { user, field, navigations } = await open({}, onLeave)
    await user.type(field, ' bugle ')
    await user.click(await found(/BBS14100/))
    expect(navigations).toEqual(['/search?value=bugle&product=BBS14100'])
    expect(onLeave).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    expect(field).toHaveValue('bugle')
  })

  it('leads to all the results [search-08]', async () => {
    const { user, field, navigations } = await open()
    await user.type(field, 'screw')
    await user.click(await found(/^See all results$/))
    expect(navigations).toEqual(['/search?value=screw'])
  })

  it('searches by Enter at once, whatever characters the term holds [search-09 search-10]', async () => {
    const onLeave = vi.fn()
    const { user, field, navigations, asked } = await open({}, onLeave)
    await user.type(field, '90x45 50% & "H3" #1/ü+?{Enter}')
    expect(navigations).toEqual([`/search?value=${encodeURIComponent('90x45 50% & "H3" #1/ü+?')}`])
    expect(onLeave).toHaveBeenCalledOnce()
    expect(asked()).toEqual([])
  })

  it('asks for a term when there is none, blanks included, and goes nowhere [search-11]', async () => {
    const { user, field, navigations, asked } = await open()
    await user.type(field, '   {Enter}')
    expect(await screen.findByText('Please enter search term(s)')).toBeVisible()
    expect(navigations).toEqual([])
    expect(asked()).toEqual([])
  })

  it('is used with the keys alone [search-12]', async () => {
    const { user, field, navigations } = await open()
    await user.type(field, 'screw')
    await found(/See all results/)
    const all = options()
    expect(all.length).toBeGreaterThan(2)
    await user.keyboard('{ArrowDown}')
    expect(highlighted(field)).toBe(all[0])
    await user.keyboard('{ArrowDown}')
    expect(highlighted(field)).toBe(all[1])
    await user.keyboard('{ArrowUp}{ArrowUp}')
    expect(highlighted(field)).toBe(all.at(-1))
    await user.keyboard('{Home}')
    expect(highlighted(field)).toBe(all[0])
    await user.keyboard('{End}')
    expect(highlighted(field)).toBe('See all results')
    await user.keyboard('{Enter}')
    expect(navigations).toEqual(['/search?value=screw'])
  })

  it('closes by Escape and keeps the words; a second Escape clears them [search-13]', async () => {
    const { user, field } = await open()
    await user.type(field, 'screw')
    await found(/See all results/)
    expect(field).toHaveAttribute('aria-expanded', 'true')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    expect(field).toHaveAttribute('aria-expanded', 'false')
    expect(field).toHaveValue('screw')
    await user.keyboard('{Escape}')
    expect(field).toHaveValue('')
  })

  it('closes when the field is left, and goes to nothing that was highlighted [search-14]', async () => {
    const { user, field, navigations } = await open()
    await user.type(field, 'screw')
    await found(/See all results/)
    await user.keyboard('{ArrowDown}')
    await user.tab()
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    expect(field).toHaveValue('screw')
    expect(navigations).toEqual([])
  })

  it('is cleared by its cross and ready to be typed in again [search-13]', async () => {
    const { user, field } = await open()
    await user.type(field, 'screw')
    await user.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(field).toHaveValue('')
    expect(field).toHaveFocus()
  })

  it('tells a screen reader that it searches, how many it found, and when there are none [search-15 search-16 search-17]', async () => {
    const { user, field, client } = await open({
      faults: [{ operation: 'searchProductTP', kind: 'delay', ms: 300 }],
    })
    const status = screen.getByRole('status')
    const count = (await client.catalogue.searchProducts({ term: 'screw' })).length
    await user.type(field, 'screw')
    expect(status).toHaveTextContent('Searching…')
    await waitFor(() => expect(status).toHaveTextContent(`${count} results for “screw”`))
    await user.clear(field)
    await user.type(field, 'unobtainium')
    await waitFor(() => expect(status).toHaveTextContent('No matching records.'))
    expect(screen.queryByRole('option')).toBeNull()
  })

  it('never lets a late answer take the place of a newer one [search-18]', async () => {
    const { user, field, asked } = await open({
      faults: [{ operation: 'searchProductTP', kind: 'delay', ms: 1500 }],
    })
    await user.type(field, 'screw')
    await waitFor(() => expect(asked()).toHaveLength(1))
    await user.clear(field)
    await user.type(field, 'GLT450')
    expect(await found(/GLT450/)).toBeVisible()
    await new Promise((resolve) => setTimeout(resolve, 1500))
    expect(options()).toEqual([expect.stringContaining('GLT450'), 'See all results'])
    expect(screen.getByRole('status')).toHaveTextContent('1 result for “GLT450”')
  })

  it('shows nothing of the earlier term while a newer one is asked for [search-18]', async () => {
    const { user, field } = await open()
    await user.type(field, 'screw')
    await found(/See all results/)
    await user.type(field, 's')
    expect(screen.queryByRole('option')).toBeNull()
    expect(screen.getByRole('status')).toHaveTextContent('Searching…')
  })

  it('says the first message of a refusal [search-19]', async () => {
    const { user, field } = await open({
      faults: [
        {
          operation: 'searchProductTP',
          kind: 'refusal',
          rows: [{ field: 'descString', msg: 'Search is being rebuilt' }, { msg: 'Ask your branch' }],
        },
      ],
    })
    await user.type(field, 'screw')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Search is being rebuilt'))
    expect(screen.queryByText(/Ask your branch/)).toBeNull()
  })

  it('says that the request could not be sent when no reason was given, and tries again [search-20]', async () => {
    const { user, field, sandbox } = await open({
      faults: [{ operation: 'searchProductTP', kind: 'status', status: 404, times: Infinity }],
    })
    await user.type(field, 'screw')
    const again = await found(/^Try again$/)
    expect(screen.getByRole('status')).toHaveTextContent('Unable to send request')
    sandbox.faults.clear()
    await user.click(again)
    expect(await found(/See all results/)).toBeVisible()
  })

  it('says that it takes long after 8 s, and asks anew when told to [search-33]', async () => {
    const { user, field } = await open({ faults: [{ operation: 'searchProductTP', kind: 'hang' }] })
    await user.type(field, 'screw')
    const again = await screen.findByRole('option', { name: 'Try again' }, { timeout: 9500 })
    expect(screen.getByRole('status')).toHaveTextContent('This is taking longer than usual.')
    await user.click(again)
    expect(await found(/See all results/)).toBeVisible()
  })

  it('says that there is no network, and shows the results when it is back [search-21]', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { user, field, sandbox } = await open({
      faults: [{ operation: 'searchProductTP', kind: 'reset', times: Infinity }],
    })
    await user.type(field, 'screw')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^You are offline\./))
    sandbox.faults.clear()
    online.mockRestore()
    window.dispatchEvent(new Event('online'))
    expect(await found(/See all results/)).toBeVisible()
  })
})

describe('<SearchTypeahead /> recent searches', () => {
  it('offers the terms that were searched for, the latest first, and searches for one again [search-22]', async () => {
    const { user, field, navigations } = await open()
    await user.type(field, 'screw{Enter}')
    await user.clear(field)
    await user.type(field, 'pine{Enter}')
    await user.clear(field)
    await user.type(field, 'Screw{Enter}')
    await user.clear(field)
    await user.click(field)
    await found(/Clear recent searches/)
    expect(options()).toEqual(['Screw', 'pine', 'Clear recent searches'])
    await user.click(await found(/^pine$/))
    expect(navigations.at(-1)).toBe('/search?value=pine')
    expect(field).toHaveValue('pine')
  })

  it('forgets them when told to [search-23]', async () => {
    const { user, field, client } = await open()
    await user.type(field, 'screw{Enter}')
    await user.clear(field)
    await user.keyboard('{ArrowDown}')
    await user.click(await found(/Clear recent searches/))
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull())
    expect(client.storage.names('searches:')).toEqual([])
  })

  it('keeps them for the customer alone, and signing out removes them [search-23]', async () => {
    const { user, field, client } = await open()
    await user.type(field, 'screw{Enter}')
    expect(client.storage.names('searches:')).toEqual(['searches:builder'])
    await client.session.signOut()
    expect(client.storage.names('searches:')).toEqual([])
  })

  it('offers them at once where the field was opened to be typed in [search-22]', async () => {
    await renderPortal(<SearchTypeahead isFocused />, {
      before: (client) => client.storage.set('searches:builder', '["decking"]'),
    })
    expect(within(await screen.findByRole('listbox')).getByRole('option', { name: 'decking' })).toBeVisible()
    expect(screen.getByRole('combobox')).toHaveFocus()
  })
})
