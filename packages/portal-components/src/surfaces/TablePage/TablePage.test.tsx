import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { renderPortal } from '../../testing/renderPortal'
import { sampleColumns, sampleInvoices, sampleKey, sampleTable } from '../../testing/sampleInvoices'
import type { SampleInvoice } from '../../testing/sampleInvoices'
import { TablePage } from './TablePage'
import type { TablePageProps } from './TablePage'

const sortMessages = {
  none: 'Newest first',
  reversed: 'Oldest first',
  order: (column: string, direction: string) => `${column}, ${direction}`,
}
const table = { ...sampleTable, columns: sampleColumns, sortMessages }
const reading = (data: SampleInvoice[] | undefined): TablePageProps<SampleInvoice>['of'] => ({
  data,
  error: null,
  isFetching: data === undefined,
  queryKeys: [],
  retry: () => undefined,
})
const page = (props: Partial<TablePageProps<SampleInvoice>> = {}) => (
  <TablePage
    label="Invoices"
    of={reading(sampleInvoices(4))}
    table={table}
    rowKey={sampleKey}
    searchHint="Number or job"
    empty={{ title: 'No invoices yet' }}
    {...props}
  />
)
const numbers = () => screen.getAllByRole('rowheader').map(({ textContent }) => Number(textContent))
const box = () => screen.getByRole('searchbox', { name: 'Search in Invoices' })
const field = () => screen.getByRole('button', { name: /Sort by/ })

describe('<TablePage />', () => {
  it('finds rows by all words of a search, once typing pauses, and counts them', async () => {
    const onSearchChange = vi.fn()
    const { user } = await renderPortal(page({ onSearchChange }))
    expect(screen.getByText('4 shown')).toHaveRole('status')
    await user.type(box(), 'quarry BAYS')
    expect(numbers()).toHaveLength(4)
    await waitFor(() => expect(screen.getByText('0 of 4 shown')).toBeVisible())
    expect(onSearchChange).toHaveBeenCalledTimes(1)
    await user.clear(box())
    await user.type(box(), 'quarry DANDE{Enter}')
    expect(numbers()).toEqual([409_999])
    expect(screen.getByText('1 of 4 shown')).toBeVisible()
  })

  it('finds figures with or without commas, and letters with or without accents', async () => {
    const [one, two] = sampleInvoices(2) as [SampleInvoice, SampleInvoice]
    const rows = [
      { ...one, cents: 231_460 },
      { ...two, job: 'Café Zoë' },
    ]
    const { user } = await renderPortal(page({ of: reading(rows) }))
    for (const [text, number] of [
      ['2,314.60', one.number],
      ['2314.60', one.number],
      ['cafe zoe', two.number],
    ] as const) {
      await user.clear(box())
      await user.type(box(), `${text}{Enter}`)
      expect(numbers()).toEqual([number])
    }
  })

  it('sorts by a field and by heads alike, and keeps what is searched', async () => {
    const onSortChange = vi.fn()
    const { user } = await renderPortal(page({ onSortChange, search: 'ill' }))
    expect(field()).toHaveTextContent('Newest first')
    const choose = async (name: string) => {
      await user.click(field())
      await user.click(await screen.findByRole('option', { name }))
    }
    await choose('Oldest first')
    expect(onSortChange).toHaveBeenLastCalledWith('reversed')
    await choose('Amount, descending')
    expect(onSortChange).toHaveBeenLastCalledWith('-amount')
    expect(screen.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'descending')
    await user.click(screen.getByRole('button', { name: 'Amount' }))
    expect(field()).toHaveTextContent('Amount, ascending')
    expect(onSortChange).toHaveBeenLastCalledWith('amount')
    await choose('Newest first')
    expect(onSortChange).toHaveBeenLastCalledWith('')
    expect(numbers()).toEqual([410_000])
  })

  it('turns the rows’ own order round', async () => {
    await renderPortal(page({ sort: 'reversed' }))
    expect(numbers()).toEqual([409_997, 409_998, 409_999, 410_000])
    expect(field()).toHaveTextContent('Oldest first')
  })

  it('takes the rows’ own order for one that it does not know', async () => {
    await renderPortal(page({ sort: '-branch' }))
    expect(field()).toHaveTextContent('Newest first')
    expect(numbers()).toEqual([410_000, 409_999, 409_998, 409_997])
  })

  it('distinguishes an empty list from nothing found, and shows all again', async () => {
    const { user, unmount } = await renderPortal(page({ of: reading([]) }))
    expect(screen.getByText('No invoices yet')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull()
    unmount()

    const onShowAll = vi.fn()
    await renderPortal(<Narrowed onShowAll={onShowAll} />)
    await user.type(box(), 'nowhere{Enter}')
    expect(screen.getByText('No Results Found')).toBeVisible()
    expect(screen.getByText('Nothing here matches “nowhere”.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Show all' }))
    expect(onShowAll).toHaveBeenCalledTimes(1)
    expect(box()).toHaveValue('')
    expect(numbers()).toHaveLength(4)
    expect(screen.getByText('4 shown')).toHaveFocus()
  })

  it('reserves the room of its tools and table while the rows are read', async () => {
    await renderPortal(page({ of: reading(undefined) }))
    expect(box()).toBeEnabled()
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.getByText('Loading…')).toBeInTheDocument()
  })

  it('says how many are selected, those out of sight too, and what can be done with them', async () => {
    const { user } = await renderPortal(
      page({
        selection: {
          label: ({ number }) => `Select ${number}`,
          actions: (rows) => <button>Send {rows.map(({ number }) => number).join(' ')}</button>,
          note: (rows) => `${rows.length * 10} dollars`,
        },
      }),
    )
    expect(screen.queryByText(/selected/)).toBeNull()
    await user.click(screen.getByRole('checkbox', { name: 'Select 410000' }))
    await user.click(screen.getByRole('checkbox', { name: 'Select 409999' }))
    expect(screen.getByText('2 selected')).toBeVisible()
    expect(screen.getByText('20 dollars')).toBeVisible()
    await user.type(box(), 'quarry{Enter}')
    const bar = screen.getByText('2 selected').closest('p') as HTMLElement
    expect(within(bar).getByText('1 of them not shown')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Send 410000 409999' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Unselect All' }))
    expect(screen.queryByText(/selected/)).toBeNull()
    expect(screen.getByText('1 of 4 shown')).toHaveFocus()
  })
})

function Narrowed({ onShowAll }: { onShowAll: () => void }) {
  const [isNarrowed, setIsNarrowed] = useState(true)
  return page({
    isShown: isNarrowed ? isCredit : undefined,
    onShowAll: () => {
      setIsNarrowed(false)
      onShowAll()
    },
  })
}
const isCredit = ({ type }: SampleInvoice) => type === 'Credit'
