import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { known } from '@trade-portal/demo-data'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { found, offered, openSearch } from '../../../testing/openSearch'

const highlighted = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
/** Waits until the text is visible in the list and announced by the field's status. */
const tells = (words: RegExp) =>
  waitFor(() => {
    expect(screen.getByRole('status')).toHaveTextContent(words)
    expect(screen.getAllByText(words)).toHaveLength(2)
  })

describe('<SearchTypeahead />', () => {
  afterEach(() => void vi.useRealTimers())

  it('asks once the typing has paused for 400 ms, and not at each letter [search-01 search-02]', async () => {
    const { user, field, asked, client } = await openSearch()
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

  it('asks nothing for one letter, and says what it waits for [search-35]', async () => {
    const { user, field, asked } = await openSearch()
    await user.type(field, 's')
    await tells(/Type at least two letters/)
    expect(asked()).toEqual([])
    await user.type(field, 'c')
    await found(/See all results/)
    expect(asked()).toMatchObject([{ descString: 'sc' }])
  })

  it('narrows an answer that holds all itself, and asks where none of it is left [search-36]', async () => {
    const { user, field, asked } = await openSearch()
    await user.type(field, 'screw')
    await found(/See all results/)
    const broad = offered().length
    await user.type(field, ' 14 g')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/for “screw 14 g”/))
    expect(asked()).toHaveLength(1)
    expect(offered().length).toBeLessThanOrEqual(broad)
    await user.clear(field)
    await user.type(field, 'batten screw')
    await waitFor(() => expect(asked()).toHaveLength(2))
    await user.type(field, 'zz')
    await tells(/No matching/)
    expect(asked()).toMatchObject([
      { descString: 'screw' },
      { descString: 'batten screw' },
      { descString: 'batten screwzz' },
    ])
  })

  it('finds what is written with straight quotes where a phone typed curly ones [case-160]', async () => {
    const { user, field, asked } = await openSearch()
    await user.type(field, '“Sugi Ban”')
    expect(await found(/"Sugi Ban"/)).toBeVisible()
    expect(screen.queryByText(/No matching/)).toBeNull()
    expect(asked().map(({ descString }) => descString)).toEqual(['“Sugi Ban”', '"Sugi Ban"'])
    expect(field).toHaveValue('“Sugi Ban”')
    // Narrowed without a request: the earlier response includes it, in another spelling.
    await user.type(field, ' 140')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/for “.Sugi Ban. 140”/))
    expect(asked()).toHaveLength(2)
  })

  it('is corrected by no phone: what is typed is searched for [case-167]', async () => {
    const { field } = await openSearch()
    expect(field).toHaveAttribute('autocorrect', 'off')
    expect(field).toHaveAttribute('autocapitalize', 'none')
    expect(field).toHaveAttribute('spellcheck', 'false')
  })

  it('asks for prices with tax where the merchant’s include it [search-02]', async () => {
    const { user, field, asked } = await openSearch({ settings: { tax_inclusive: 'true' } })
    await user.type(field, 'screw')
    await found(/See all results/)
    expect(asked()).toMatchObject([{ incGST: true }])
  })

  it('waits 400 ms after the last letter, and no longer [search-01]', async () => {
    const { field, asked } = await openSearch()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    for (const typed of ['s', 'sc', 'scr']) {
      fireEvent.change(field, { target: { value: typed } })
      await pass(399)
    }
    expect(asked()).toEqual([])
    await pass(2)
    vi.useRealTimers()
    await waitFor(() => expect(asked()).toMatchObject([{ descString: 'scr' }]))
  })

  it('shows the picture, name and SKU of what it found, and no price while prices are not to be seen [search-03 search-04]', async () => {
    const { user, field } = await openSearch()
    await user.type(field, known.ironbark.ordinary)
    const option = await found(/BBS14100/)
    expect(option).toHaveTextContent('Bugle Batten Screw')
    expect(option.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/pictures\//))
    expect(option).not.toHaveTextContent('$')
  })

  it('shows the customer’s price with its tax wording where See Prices is on [search-04]', async () => {
    const { user, field } = await openSearch({ seesPrices: true })
    await user.type(field, known.ironbark.ordinary)
    expect(await found(/BBS14100/)).toHaveTextContent(/\$69\.96\/ box ex GST/)
  })

  it('shows no price at all where the merchant hides them [search-05 set-04]', async () => {
    const { user, field } = await openSearch({ seesPrices: true, settings: { hide_products_price: 'yes' } })
    await user.type(field, known.ironbark.ordinary)
    expect(await found(/BBS14100/)).not.toHaveTextContent('$')
  })

  it('has a missing price on request [search-06]', async () => {
    const { user, field } = await openSearch({ seesPrices: true })
    await user.type(field, known.ironbark.unpriced)
    const option = await found(/GLT450/)
    expect(option).toHaveTextContent('Price on request')
    expect(option).not.toHaveTextContent('$0')
  })

  it('leads to the chosen product, opened over its results [search-07]', async () => {
    const onLeave = vi.fn()
    const { user, field, navigations } = await openSearch({}, onLeave)
    await user.type(field, ' bugle ')
    await user.click(await found(/BBS14100/))
    expect(navigations).toEqual(['/search?value=bugle&product=BBS14100'])
    expect(onLeave).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    expect(field).toHaveValue('bugle')
  })

  it('leads to all the results [search-08]', async () => {
    const { user, field, navigations } = await openSearch()
    await user.type(field, 'screw')
    await user.click(await found(/^See all results$/))
    expect(navigations).toEqual(['/search?value=screw'])
  })

  it('searches by Enter at once, whatever characters the term holds [search-09 search-10]', async () => {
    const onLeave = vi.fn()
    const { user, field, navigations, asked } = await openSearch({}, onLeave)
    // Typed at once: the search waits for a pause.
    await user.click(field)
    await user.paste('90x45 50% & "H3" #1/ü+?')
    await user.keyboard('{Enter}')
    expect(navigations).toEqual([`/search?value=${encodeURIComponent('90x45 50% & "H3" #1/ü+?')}`])
    expect(onLeave).toHaveBeenCalledOnce()
    expect(asked()).toEqual([])
  })

  it('asks for a term when there is none, blanks included, and goes nowhere [search-11]', async () => {
    const { user, field, navigations, asked } = await openSearch()
    await user.type(field, '   {Enter}')
    expect(await screen.findByText('Please enter search term(s)')).toBeVisible()
    expect(navigations).toEqual([])
    expect(asked()).toEqual([])
  })

  it('is used with the keys alone [search-12]', async () => {
    const { user, field, navigations } = await openSearch()
    await user.type(field, 'screw')
    await found(/See all results/)
    const all = offered()
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
    expect(field).toHaveValue('screw')

    await user.keyboard('{ArrowDown}')
    await found(/See all results/)
    await user.keyboard('{Home}')
    expect(highlighted(field)).toBe(all[0])
    await user.keyboard('{Enter}')
    const [, product] = /^\/search\?value=screw&product=(.+)$/.exec(navigations.at(-1) ?? '') ?? []
    expect(all[0]).toContain(product)
    expect(field).toHaveValue('screw')
  })

  it('closes by Escape and keeps the words; a second Escape clears them [search-13]', async () => {
    const { user, field } = await openSearch()
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
    const { user, field, navigations } = await openSearch()
    await user.type(field, 'screw')
    await found(/See all results/)
    await user.keyboard('{ArrowDown}')
    await user.tab()
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    expect(field).toHaveValue('screw')
    expect(navigations).toEqual([])
  })

  it('is cleared by its cross and ready to be typed in again [search-13]', async () => {
    const { user, field } = await openSearch()
    await user.type(field, 'screw')
    await user.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(field).toHaveValue('')
    expect(field).toHaveFocus()
  })

  it('tells a screen reader that it searches, how many it found, and when there are none [search-15 search-16 search-17]', async () => {
    const { user, field, client } = await openSearch({
      faults: [{ operation: 'searchProductTP', kind: 'delay', ms: 300 }],
    })
    const count = (await client.catalogue.searchProducts({ term: 'screw' })).length
    await user.type(field, 'screw')
    await tells(/^Searching…$/)
    await tells(new RegExp(`^${count} results for “screw”$`))
    await user.clear(field)
    await user.type(field, 'unobtainium')
    await tells(/^No matching records\.$/)
    expect(offered()).toEqual(['Clear search', 'Browse products'])
  })
})
