import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderPortal } from '../../../testing/renderPortal'
import { ProductList } from './ProductList'

const rows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1)
const asked = (calls: { operation: string; payload: unknown }[]) =>
  calls
    .filter(({ operation }) => operation === 'searchProductTP')
    .map(({ payload }) => (payload as { descString: string }).descString)

describe('<ProductList /> of a search of the whole catalogue', () => {
  afterEach(() => void vi.useRealTimers())

  it('asks for a term when there is none, blanks included, and asks the server nothing [search-26]', async () => {
    const { sandbox } = await renderPortal(<ProductList search="  " />)
    expect(await screen.findByText('Please enter search term(s)')).toBeVisible()
    expect(screen.queryByRole('table')).toBeNull()
    expect(asked(sandbox.calls)).toEqual([])
  })

  it('lists what was found with the tools of every listing [search-27]', async () => {
    const { sandbox, user } = await renderPortal(<ProductList search="screw" />)
    const table = within(await screen.findByRole('table', { name: 'Results for “screw”' }))
    expect(table.getByText(/BBS14100/)).toBeInTheDocument()
    expect(table.getAllByRole('button', { name: /to the cart$/ }).length).toBeGreaterThan(0)
    expect(table.queryByText(/\$69\.96/)).toBeNull()
    await user.click(screen.getByRole('switch', { name: 'See Prices' }))
    expect(table.getByText(/\$69\.96/)).toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'Grid' }))
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.getAllByRole('button', { name: /to the cart$/ }).length).toBeGreaterThan(0)
    expect(asked(sandbox.calls)).toEqual(['screw'])
  })

  it('is paged by the page size, and begins again at page 1 with another search [search-28 set-07]', async () => {
    const onSearchChange = vi.fn()
    const { user } = await renderPortal(<ProductList onSearchChange={onSearchChange} />, {
      settings: { pagesize: '3' },
    })
    const box = screen.getByRole('searchbox')
    await user.type(box, 'e{Enter}')
    const names = async () => (await rows()).map(({ textContent }) => textContent)
    const first = await names()
    expect(first).toHaveLength(3)
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(screen.getByText('Page 2')).toBeVisible()
    const second = await names()
    expect(new Set([...first, ...second]).size).toBe(6)
    await user.clear(box)
    await user.type(box, 'screw{Enter}')
    await screen.findByRole('table', { name: 'Results for “screw”' })
    expect(screen.getByText('Page 1')).toBeVisible()
    expect(onSearchChange).toHaveBeenLastCalledWith('screw')
  })

  it('follows its own search box 400 ms after the last letter [search-29]', async () => {
    const { sandbox } = await renderPortal(<ProductList />)
    const box = screen.getByRole('searchbox')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    for (const typed of ['s', 'sc', 'screw']) {
      fireEvent.change(box, { target: { value: typed } })
      await act(() => vi.advanceTimersByTimeAsync(399))
    }
    expect(asked(sandbox.calls)).toEqual([])
    await act(() => vi.advanceTimersByTimeAsync(2))
    vi.useRealTimers()
    await waitFor(() => expect(asked(sandbox.calls)).toEqual(['screw']))
  })

  it('says when nothing matches, with nowhere to go on to [search-30]', async () => {
    await renderPortal(<ProductList search="unobtainium" />)
    expect(await screen.findByText('No matching records.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled()
  })

  it('offers to clear the search or to browse, where nothing matches [taps-212]', async () => {
    const { user } = await renderPortal(<ProductList />)
    await user.type(screen.getByRole('searchbox'), 'unobtainium{Enter}')
    expect(await screen.findByRole('link', { name: 'Browse products' })).toHaveAttribute('href', '#/products')
    await user.click(screen.getAllByRole('button', { name: 'Clear search' }).at(-1) as HTMLElement)
    expect(await screen.findByText('Please enter search term(s)')).toBeVisible()
  })

  it('has the count of what was found, and no second field under a page’s own [taps-210]', async () => {
    const { client } = await renderPortal(<ProductList search="screw" isSearchedAbove />)
    const found = await client.catalogue.searchProducts({ term: 'screw' })
    expect(await screen.findByText(`${found.length} products`)).toBeVisible()
    expect(screen.queryByRole('searchbox')).toBeNull()
  })

  it('finds a size as people write it, and a length in either unit [taps-213, taps-214]', async () => {
    const { sandbox, user } = await renderPortal(<ProductList />)
    const box = screen.getByRole('searchbox')
    await user.type(box, '90 by 45{Enter}')
    expect((await rows()).length).toBeGreaterThan(0)
    expect(asked(sandbox.calls)).toEqual(['90 by 45', '90x45'])
    await user.clear(box)
    await user.type(box, '99.9{Enter}')
    expect(await screen.findByText('No matching records.')).toBeVisible()
    expect(asked(sandbox.calls).slice(-2)).toEqual(['99.9', '99900'])
  })

  it('says the first message of a refusal, and tries again [search-31] [error-122]', async () => {
    const { user } = await renderPortal(<ProductList search="screw" />, {
      faults: [
        {
          operation: 'searchProductTP',
          kind: 'refusal',
          rows: [{ field: 'descString', msg: 'Search is being rebuilt' }, { msg: 'Ask your branch' }],
        },
      ],
    })
    expect(await screen.findByText('Search is being rebuilt')).toBeVisible()
    expect(screen.queryByText(/Ask your branch/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect((await rows()).length).toBeGreaterThan(0)
  })

  it('says that the request could not be sent, where no message came, and tries again [search-32]', async () => {
    const { user, sandbox } = await renderPortal(<ProductList search="screw" />, {
      faults: [{ operation: 'searchProductTP', kind: 'status', status: 404, times: Infinity }],
    })
    expect(await screen.findByText('Unable to send request')).toBeVisible()
    sandbox.faults.clear()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect((await rows()).length).toBeGreaterThan(0)
  })

  it('says so of a refusal without a message as well [search-32]', async () => {
    await renderPortal(<ProductList search="screw" />, {
      faults: [{ operation: 'searchProductTP', kind: 'refusal', rows: [{ field: 'descString', msg: '' }] }],
    })
    expect(await screen.findByText('Unable to send request')).toBeVisible()
  })
})
