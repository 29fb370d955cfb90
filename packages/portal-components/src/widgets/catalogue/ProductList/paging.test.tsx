import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { renderPortal } from '../../../testing/renderPortal'
import { ProductList } from './ProductList'

/** 26 products: a full page and a partial one. */
const settings = { pagesize: '15' }
const pine = { categoryId: 'TIMBER', typeId: 'Structural Pine' }

const rows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1)
/** Rows outside the viewport render a moment after the others. */
const seesRows = (count: number) => waitFor(async () => expect(await rows()).toHaveLength(count))
const button = (name: string) => screen.getByRole('button', { name })
const pages = (calls: { operation: string; payload: unknown }[]) =>
  calls
    .filter((call) => call.operation === 'getProductCategories')
    .map((call) => (call.payload as { page: number }).page)
const searches = (calls: { operation: string; payload: unknown }[]) =>
  calls
    .filter((call) => call.operation === 'getProductCategories')
    .map((call) => (call.payload as { searchString: string }).searchString)

describe('<ProductList /> paging', () => {
  it('goes on while a page is full, and back [cat-17 cat-21]', async () => {
    const onPageChange = vi.fn()
    const { user } = await renderPortal(<ProductList cataloguePath={pine} onPageChange={onPageChange} />, {
      settings,
    })
    await seesRows(15)
    expect(screen.getByText('Page 1')).toBeInTheDocument()
    expect(button('Previous')).toBeDisabled()
    await user.click(button('Next'))
    expect(screen.getByText('Page 2')).toBeInTheDocument()
    expect((await rows()).length).toBeLessThan(15)
    expect(onPageChange).toHaveBeenLastCalledWith(2)
    expect(button('Next')).toBeDisabled()
    await user.click(button('Previous'))
    expect(screen.getByText('Page 1')).toBeInTheDocument()
  })

  it('offers a next page whenever a page is full, for nobody says how many there are [cat-21]', async () => {
    const { user } = await renderPortal(<ProductList cataloguePath={pine} />, {
      settings: { pagesize: '26' },
    })
    await seesRows(26)
    await user.click(button('Next'))
    expect(await screen.findByText('No matching records.')).toBeInTheDocument()
    expect(button('Next')).toBeDisabled()
    expect(button('Previous')).toBeEnabled()
  })

  it('leads back to the first page from one past the end [cat-46]', async () => {
    const { user } = await renderPortal(<ProductList cataloguePath={pine} />, {
      settings: { pagesize: '26' },
    })
    await rows()
    await user.click(button('Next'))
    expect(await screen.findByText('No matching records.')).toBeInTheDocument()
    await user.click(button('Go to page 1'))
    await seesRows(26)
    expect(screen.getByText('Page 1')).toBeInTheDocument()
  })

  it('shows the page that the address names [cat-18]', async () => {
    await renderPortal(<ProductList cataloguePath={pine} page={2} />, { settings })
    expect((await rows()).length).toBeLessThan(15)
    expect(screen.getByText('Page 2')).toBeInTheDocument()
  })

  it('says when nothing matches, with nowhere to go on to [cat-23]', async () => {
    await renderPortal(<ProductList cataloguePath={pine} search="unobtainium" />)
    expect(await screen.findByText('No matching records.')).toBeInTheDocument()
    expect(button('Next')).toBeDisabled()
  })

  it("shows the server's first message when it refuses, with nowhere to go on to, and tries again [cat-24] [error-122]", async () => {
    const { user } = await renderPortal(<ProductList cataloguePath={pine} />, {
      faults: [
        {
          operation: 'getProductCategories',
          kind: 'refusal',
          rows: [
            { field: 'searchType', msg: 'Being repriced' },
            { field: 'limit', msg: 'Too many' },
          ],
        },
      ],
    })
    expect(await screen.findByText('Being repriced')).toBeInTheDocument()
    expect(button('Next')).toBeDisabled()
    await user.click(button('Try again'))
    expect((await rows()).length).toBeGreaterThan(0)
  })

  it('asks again after no answer [cat-25]', async () => {
    const { user } = await renderPortal(<ProductList cataloguePath={pine} />, {
      settings,
      faults: [{ operation: 'getProductCategories', kind: 'status', status: 404 }],
    })
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The server isn’t responding properly just now.',
    )
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await seesRows(15)
  })
})

describe('<ProductList /> given its page alone', () => {
  it('begins a search at page 1 [cat-19]', async () => {
    function Host() {
      const [page, setPage] = useState(2)
      return <ProductList cataloguePath={pine} page={page} onPageChange={setPage} />
    }
    const { user } = await renderPortal(<Host />, { settings })
    expect(screen.getByText('Page 2')).toBeInTheDocument()
    await user.type(screen.getByRole('searchbox'), 'pine{Enter}')
    expect(await screen.findByText('Page 1')).toBeInTheDocument()
  })

  it.each([0, -1, 1.5, Number.NaN])('takes page %s for page 1 [cat-18]', async (page) => {
    const { sandbox } = await renderPortal(<ProductList cataloguePath={pine} page={page} />, { settings })
    expect(screen.getByText('Page 1')).toBeInTheDocument()
    await rows()
    expect(pages(sandbox.calls)).toEqual([1])
  })

  it('asks again for a page after 60 s, and not before [cat-41]', async () => {
    const began = Date.now()
    const { user, sandbox } = await renderPortal(<ProductList cataloguePath={pine} />, { settings })
    await rows()
    await user.click(button('Next'))
    await waitFor(() => expect(pages(sandbox.calls)).toEqual([1, 2]))
    await rows()
    const read = Date.now()
    const clock = vi.spyOn(Date, 'now').mockReturnValue(began + 59_999)
    onTestFinished(() => void clock.mockRestore())
    await user.click(button('Previous'))
    await seesRows(15)
    expect(pages(sandbox.calls)).toEqual([1, 2])
    clock.mockReturnValue(read + 60_000)
    await user.click(button('Next'))
    await waitFor(() => expect(pages(sandbox.calls)).toEqual([1, 2, 2]))
  })
})

describe('<ProductList /> search', () => {
  it('waits for a pause in the typing and begins at page 1 [cat-19]', async () => {
    const onSearchChange = vi.fn()
    const { user, sandbox } = await renderPortal(
      <ProductList cataloguePath={pine} onSearchChange={onSearchChange} />,
    )
    await rows()
    await user.click(button('Next'))
    await user.type(screen.getByRole('searchbox'), '90 × 45')
    await waitFor(() => expect(screen.getByText('Page 1')).toBeInTheDocument())
    await waitFor(() => expect(searches(sandbox.calls)).toEqual(['', '', '90 × 45']))
    expect(onSearchChange.mock.calls).toEqual([['90 × 45']])
  })

  it('waits for 400 ms after the last letter [cat-40]', async () => {
    const onSearchChange = vi.fn()
    await renderPortal(<ProductList cataloguePath={pine} onSearchChange={onSearchChange} />)
    await rows()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const type = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } })
    type('H')
    act(() => void vi.advanceTimersByTime(399))
    type('H3')
    act(() => void vi.advanceTimersByTime(399))
    expect(onSearchChange).not.toHaveBeenCalled()
    act(() => void vi.advanceTimersByTime(1))
    expect(onSearchChange.mock.calls).toEqual([['H3']])
  })

  it('does not wait after Enter', async () => {
    const onSearchChange = vi.fn()
    const { user } = await renderPortal(<ProductList cataloguePath={pine} onSearchChange={onSearchChange} />)
    await user.type(screen.getByRole('searchbox'), 'H3{Enter}')
    expect(onSearchChange).toHaveBeenCalledWith('H3')
  })

  it('follows a search that changes elsewhere, as by Back [cat-48]', async () => {
    function Host() {
      const [search, setSearch] = useState('H3')
      return (
        <>
          <button onClick={() => setSearch('')}>Back</button>
          <ProductList cataloguePath={pine} search={search} onSearchChange={setSearch} />
        </>
      )
    }
    const { user } = await renderPortal(<Host />)
    expect(screen.getByRole('searchbox')).toHaveValue('H3')
    await user.click(button('Back'))
    expect(screen.getByRole('searchbox')).toHaveValue('')
  })

  it('searches the whole catalogue when no category is given', async () => {
    await renderPortal(<ProductList search="screw" />)
    expect(await screen.findByRole('heading', { name: 'Results for “screw”' })).toBeInTheDocument()
    for (const row of await rows()) expect(row).toHaveTextContent(/screw/i)
  })

  it('asks for a term before it searches', async () => {
    const { user, sandbox } = await renderPortal(<ProductList />)
    expect(await screen.findByText('Please enter search term(s)')).toBeInTheDocument()
    expect(sandbox.calls.some((call) => call.operation === 'searchProductTP')).toBe(false)
    await user.type(screen.getByRole('searchbox'), 'screw')
    expect(await screen.findByRole('heading', { name: 'Results for “screw”' })).toBeInTheDocument()
  })

  it('pages through what was found without asking again', async () => {
    const { user, sandbox } = await renderPortal(<ProductList search="pine" />, {
      settings: { pagesize: '5' },
    })
    await waitFor(async () => await seesRows(5))
    const [first] = await rows()
    await user.click(button('Next'))
    expect(await rows()).not.toContain(first)
    expect(sandbox.calls.filter((call) => call.operation === 'searchProductTP')).toHaveLength(1)
  })

  it('says that the search could not be sent', async () => {
    await renderPortal(<ProductList search="screw" />, {
      faults: [{ operation: 'searchProductTP', kind: 'status', status: 404 }],
    })
    expect(await screen.findByRole('alert')).toHaveTextContent('Unable to send request')
  })
})
