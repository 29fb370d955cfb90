import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import {
  sampleColumns,
  sampleInvoices,
  sampleKey,
  sampleLayout,
  type SampleInvoice,
} from '../../testing/sampleInvoices'
import { DataTable, type DataTableProps } from './DataTable'
import { DataTableSkeleton } from './DataTableSkeleton'
import type { TableDefinition } from './tableDefinition'
import { EmptyState } from '../EmptyState'
import { atWidth } from '../../testing/atWidth'
import { rightToLeft } from '../../testing/rightToLeft'

const details = { name: 'Details', label: ({ number }: SampleInvoice) => `Details of ${number}` }
const withoutSelection = {
  card: sampleLayout.card.replaceAll("'select ", "'").replace('/ auto ', '/ '),
  medium: sampleLayout.medium?.replaceAll("'select ", "'").replace('/ 44px ', '/ '),
}
const plain: TableDefinition<SampleInvoice> = {
  columns: sampleColumns.map((column) => ({ ...column, sortKey: undefined })),
  layout: withoutSelection,
  details,
}
const sortable = { ...plain, columns: sampleColumns }

const meta = {
  title: 'Parts/DataTable',
  component: DataTable<SampleInvoice>,
  args: {
    label: 'Invoices',
    table: plain,
    rows: sampleInvoices(12),
    rowKey: sampleKey,
    rowHref: ({ number }: SampleInvoice) => `#/invoices/${number}-0`,
  },
} satisfies Meta<typeof DataTable<SampleInvoice>>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Invoices' })).not.toHaveAttribute('aria-rowcount')
    await expect(canvas.getByRole('link', { name: '410000' })).toHaveAttribute('href', '#/invoices/410000-0')
    await expect(canvas.getAllByRole('columnheader').at(-1)).toHaveTextContent('Amount')
  },
}

export const Sortable: Story = {
  tags: ['play'],
  args: { table: sortable, onSortChange: fn() },
  play: async ({ args, canvas }) => {
    const head = canvas.getByRole('columnheader', { name: 'Amount' })
    await userEvent.click(within(head).getByRole('button'))
    await userEvent.click(within(head).getByRole('button'))
    await expect(head).toHaveAttribute('aria-sort', 'descending')
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'amount', direction: 'descending' })
  },
}

export const Selection: Story = {
  tags: ['play'],
  args: { table: { ...sortable, layout: sampleLayout } },
  render: Selectable,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select 409999' }))
    await expect(canvas.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked()
  },
}

export const Long: Story = {
  args: {
    table: sortable,
    rows: sampleInvoices(10_000),
    searchNote: 'Use the search above. Your browser’s find only sees the rows on screen.',
  },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table')
    await expect(table).toHaveAttribute('aria-rowcount', '10001')
    await expect(within(table).getAllByRole('row').length).toBeLessThan(60)
    await expect(canvas.getByRole('columnheader', { name: 'Invoice' }).closest('thead')).toHaveStyle({
      position: 'sticky',
    })
  },
}

export const InPane: Story = {
  args: Long.args,
  decorators: [
    (Story) => (
      <div style={{ blockSize: 400, overflow: 'auto' }} tabIndex={0} role="region" aria-label="Pane">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const pane = canvas.getByRole('region', { name: 'Pane' })
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60)
    pane.scrollTop = pane.scrollHeight
    await canvas.findByRole('link', { name: '400001' })
    await expect(canvas.queryByRole('link', { name: '410000' })).toBeNull()
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60)
  },
}

export const TwoLines: Story = { decorators: atWidth(760) }

export const Narrow: Story = {
  tags: ['play'],
  args: { table: sortable },
  decorators: atWidth(358),
  play: async ({ canvas }) => {
    // The headers are visually hidden here, and nothing hidden is focusable.
    await expect(within(canvas.getAllByRole('rowgroup')[0] as HTMLElement).queryByRole('button')).toBeNull()
    const details = canvas.getByRole('button', { name: 'Details of 409999' })
    await expect(canvas.getByText('8 Quarry Ln')).not.toBeVisible()
    await userEvent.click(details)
    await expect(canvas.getByText('8 Quarry Ln')).toBeVisible()
  },
}

export const NarrowSelection: Story = {
  tags: ['play'],
  args: { table: { ...plain, layout: sampleLayout } },
  render: Selectable,
  decorators: atWidth(358),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }))
    await expect(canvas.getByRole('checkbox', { name: 'Select 409999' })).toBeChecked()
  },
}

export const Empty: Story = {
  args: { rows: [], empty: <EmptyState title="No Results Found" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell')).toHaveTextContent('No Results Found')
  },
}

const totals = [
  { name: 'Balance of these', figure: '$4,884.90' },
  { name: 'Not itemised', figure: '$1,000.00' },
  { name: 'Account Balance, 31/10/2026', figure: '$5,884.90' },
]

export const Totals: Story = {
  args: { rows: sampleInvoices(3), totals },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'Account Balance, 31/10/2026 $5,884.90' })).toBeVisible()
  },
}

export const NarrowTotals: Story = { args: Totals.args, decorators: atWidth(358) }

export const RightToLeft: Story = {
  args: { table: { ...sortable, layout: sampleLayout } },
  render: Selectable,
  decorators: [rightToLeft],
}

export const Loading: Story = {
  render: ({ table }) => <DataTableSkeleton table={table} rows={12} />,
}

export const LoadingNarrow: Story = { ...Loading, decorators: atWidth(358) }

function Selectable(props: DataTableProps<SampleInvoice>) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['409998']))
  return (
    <DataTable
      {...props}
      selection={{
        selected,
        onChange: setSelected,
        label: ({ number }) => `Select ${number}`,
        allLabel: 'Select all',
      }}
    />
  )
}
