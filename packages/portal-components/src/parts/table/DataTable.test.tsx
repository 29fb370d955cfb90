import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { sampleColumns, sampleInvoices, sampleKey, sampleLayout } from '../../testing/sampleInvoices'
import type { SampleInvoice } from '../../testing/sampleInvoices'
import { DataTable } from './DataTable'
import type { DataTableProps } from './DataTable'
import { beginAtTop, scrollPage } from '../../testing/pageScroll'

type Definition = DataTableProps<SampleInvoice>['table']
type Props = Partial<DataTableProps<SampleInvoice>> & Pick<Partial<Definition>, 'columns'>

const table = ({ columns = sampleColumns, ...props }: Props = {}) => (
  <DataTable
    label="Invoices"
    table={{ columns, layout: columns === sampleColumns ? sampleLayout : inOneLine(columns) }}
    rows={sampleInvoices(4)}
    rowKey={sampleKey}
    {...props}
  />
)
const inOneLine = (columns: Definition['columns']) => ({
  card: `'${columns.map(({ id }) => id).join(' ')}' auto`,
})
/** The numbers of the rows in their current order. */
const numbers = () => screen.getAllByRole('rowheader').map(({ textContent }) => Number(textContent))
const sortBy = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const box = (name: string) => screen.getByRole('checkbox', { name })

beginAtTop()

describe('<DataTable /> on paper', () => {
  const tell = (event: 'beforeprint' | 'afterprint') => fireEvent(window, new Event(event))

  it('has all rows of a long table while it is printed, and those near the screen again after [print-03]', () => {
    render(table({ rows: sampleInvoices(500) }))
    const onScreen = numbers().length
    expect(onScreen).toBeLessThan(100)
    tell('beforeprint')
    expect(numbers()).toHaveLength(500)
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '501')
    expect(screen.queryByText(/rows are printed/)).toBeNull()
    tell('afterprint')
    expect(numbers()).toHaveLength(onScreen)
  })

  it('has the first 2,000 rows of a longer one, and says so [print-04]', () => {
    render(table({ rows: sampleInvoices(2_001), columns: sampleColumns.slice(0, 1) }))
    expect(screen.queryByText(/rows are printed/)).toBeNull()
    tell('beforeprint')
    expect(numbers()).toHaveLength(2_000)
    expect(screen.getByText('The first 2000 of 2001 rows are printed.')).toBeInTheDocument()
    tell('afterprint')
    expect(screen.queryByText(/rows are printed/)).toBeNull()
  })
})

describe('<DataTable />', () => {
  it('is a table with heads, row heads and cells in the order of its columns', () => {
    render(table())
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
      sampleColumns.map(({ name }) => name),
    )
    const [, first] = screen.getAllByRole('row')
    expect(within(first as HTMLElement).getByRole('rowheader')).toHaveTextContent('410000')
    expect(within(first as HTMLElement).getAllByRole('cell')).toHaveLength(sampleColumns.length - 1)
    expect(screen.getByRole('table', { name: 'Invoices' })).not.toHaveAttribute('aria-rowcount')
  })

  it('sorts by a head, up and then down, and says so', async () => {
    const onSortChange = vi.fn()
    render(table({ onSortChange }))
    expect(numbers()).toEqual([410_000, 409_999, 409_998, 409_997])
    const head = screen.getByRole('columnheader', { name: 'Invoice' })
    expect(head).not.toHaveAttribute('aria-sort')

    await sortBy('Invoice')
    expect(numbers()).toEqual([409_997, 409_998, 409_999, 410_000])
    expect(head).toHaveAttribute('aria-sort', 'ascending')
    await sortBy('Invoice')
    expect(numbers()).toEqual([410_000, 409_999, 409_998, 409_997])
    expect(head).toHaveAttribute('aria-sort', 'descending')
    await sortBy('Amount')
    expect(head).not.toHaveAttribute('aria-sort')
    expect(onSortChange).toHaveBeenLastCalledWith({ column: 'amount', direction: 'ascending' })
  })

  it('leaves the order to its host where the host says it', async () => {
    const onSortChange = vi.fn()
    render(table({ sort: { column: 'amount', direction: 'ascending' }, onSortChange }))
    const before = numbers()
    await sortBy('Invoice')
    expect(onSortChange).toHaveBeenCalledWith({ column: 'number', direction: 'ascending' })
    expect(numbers()).toEqual(before)
    expect(screen.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'ascending')
  })

  it('sorts numbers in texts by their value, and what is missing last in both directions', async () => {
    const [one, two, three] = sampleInvoices(3) as [SampleInvoice, SampleInvoice, SampleInvoice]
    const rows = [
      { ...one, job: 'Stage 10' },
      { ...two, job: '-' },
      { ...three, job: 'stage 9' },
    ]
    render(table({ rows }))
    await sortBy('Job name')
    expect(numbers()).toEqual([three.number, one.number, two.number])
    await sortBy('Job name')
    expect(numbers()).toEqual([one.number, three.number, two.number])
  })

  it('opens a row by a press anywhere in it, but not by its controls', async () => {
    const onRowOpen = vi.fn()
    const columns = [
      ...sampleColumns,
      { id: 'note', name: 'Note', cell: () => <span>beside a field</span>, hasControls: true },
    ]
    const rows = sampleInvoices(1)
    render(table({ columns, rows, onRowOpen }))
    await userEvent.click(screen.getByRole('cell', { name: 'Bayswater' }))
    expect(onRowOpen).toHaveBeenCalledTimes(1)
    expect(onRowOpen).toHaveBeenLastCalledWith(rows[0])
    expect(screen.getByRole('button', { name: '410000' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: '410000' }))
    expect(onRowOpen).toHaveBeenCalledTimes(2)
    await userEvent.click(screen.getByText('beside a field'))
    expect(onRowOpen).toHaveBeenCalledTimes(2)
  })

  it('opens nothing when a text of the row was selected', async () => {
    const onRowOpen = vi.fn()
    render(table({ rows: sampleInvoices(1), onRowOpen }))
    const cell = screen.getByRole('cell', { name: 'Bayswater' })
    window.getSelection()?.selectAllChildren(cell)
    fireEvent.click(cell)
    expect(onRowOpen).not.toHaveBeenCalled()
    window.getSelection()?.removeAllRanges()
  })

  it('leads by its row head, and follows that link by a press anywhere', async () => {
    const followed: string[] = []
    render(table({ rows: sampleInvoices(1), rowHref: ({ number }) => `#/invoices/${number}` }))
    const link = screen.getByRole('link', { name: '410000' })
    link.addEventListener('click', (event) => {
      followed.push(link.getAttribute('href') ?? '')
      event.preventDefault()
    })
    await userEvent.click(screen.getByRole('cell', { name: 'Bayswater' }))
    expect(followed).toEqual(['#/invoices/410000'])
  })

  it('selects single rows and all that are shown, and leaves those that are not shown as they are', async () => {
    const onChange = vi.fn()
    const all = sampleInvoices(4)
    const { rerender } = render(<Selectable rows={all} onChange={onChange} />)
    await userEvent.click(box('Select 409999'))
    expect(onChange).toHaveBeenLastCalledWith(new Set(['409999']))
    expect(box('Select all')).toBePartiallyChecked()

    rerender(<Selectable rows={all.slice(2)} onChange={onChange} />)
    expect(box('Select all')).not.toBePartiallyChecked()
    await userEvent.click(box('Select all'))
    expect(onChange).toHaveBeenLastCalledWith(new Set(['409999', '409998', '409997']))
    expect(box('Select all')).toBeChecked()
    await userEvent.click(box('Select all'))
    expect(onChange).toHaveBeenLastCalledWith(new Set(['409999']))
  })

  it('draws of 10,000 rows those near the screen, and counts them all', async () => {
    const { container } = render(table({ rows: sampleInvoices(10_000), searchNote: 'Search above' }))
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '10001')
    expect(screen.getByText('Search above')).toBeInTheDocument()
    expect(numbers().length).toBeLessThan(60)

    scrollPage(parseFloat((container.querySelector('tbody') as HTMLElement).style.paddingBlockEnd))
    await waitFor(() => expect(numbers()).toContain(400_001))
    const last = screen.getAllByRole('row').at(-1)
    expect(last).toHaveAttribute('aria-rowindex', '10001')
    expect(numbers().length).toBeLessThan(60)
  })

  it('keeps the row that has the focus, and what was typed in it, while others scroll past', async () => {
    const columns = [
      ...sampleColumns,
      {
        id: 'pieces',
        name: 'Pieces',
        cell: (row: SampleInvoice) => <input aria-label={`Pieces ${row.number}`} />,
      },
    ]
    render(table({ columns, rows: sampleInvoices(10_000) }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Pieces 409999' }), '12')
    scrollPage(300_000)
    await waitFor(() => expect(numbers()).not.toContain(410_000))
    const field = screen.getByRole('textbox', { name: 'Pieces 409999' })
    expect(field).toHaveFocus()
    expect(field).toHaveValue('12')
    expect(numbers()[0]).toBe(409_999)
    expect(numbers().length).toBeLessThan(60)
  })

  it('says nothing of a search while all rows are rendered', () => {
    render(table({ searchNote: 'Search above' }))
    expect(screen.queryByText('Search above')).not.toBeInTheDocument()
    expect(screen.getAllByRole('row')).toHaveLength(5)
  })

  it('warns a developer of names in its layout that are no columns, and of columns missing from it', () => {
    const broken = { columns: sampleColumns, layout: { card: "'number typo amount' auto" } }
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const draw = () => render(table({ table: broken }))
    expect(draw).toThrow("The layout 'card' of a table names typo, which is no column")
    expect(draw).toThrow('has no place for type, date, job')

    vi.stubEnv('NODE_ENV', 'production')
    expect(draw).not.toThrow()
    vi.unstubAllEnvs()
    vi.restoreAllMocks()
  })

  it('says under its heads that there is nothing', () => {
    render(table({ rows: [], empty: 'No Results Found' }))
    expect(screen.getByRole('cell')).toHaveTextContent('No Results Found')
    expect(screen.getAllByRole('columnheader')).toHaveLength(sampleColumns.length)
  })
})

function Selectable({
  rows,
  onChange,
}: {
  rows: SampleInvoice[]
  onChange: (keys: ReadonlySet<string>) => void
}) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  return table({
    rows,
    selection: {
      selected,
      onChange: (keys) => {
        setSelected(keys)
        onChange(keys)
      },
      label: ({ number }) => `Select ${number}`,
      allLabel: 'Select all',
    },
  })
}
