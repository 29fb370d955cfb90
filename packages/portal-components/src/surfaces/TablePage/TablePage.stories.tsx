import type { Meta, StoryObj } from '@storybook/react-vite'
import { FileText, Mail } from 'lucide-react'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../../parts/Button'
import { atWidth } from '../../testing/atWidth'
import { sampleInvoices, sampleKey, sampleTable } from '../../testing/sampleInvoices'
import type { SampleInvoice } from '../../testing/sampleInvoices'
import * as S from '../Widget/Widget.styles'
import { WidgetHead } from '../Widget/WidgetHead'
import { TablePage } from './TablePage'
import type { TablePageProps } from './TablePage'

const reading = (data: SampleInvoice[] | undefined): TablePageProps<SampleInvoice>['of'] => ({
  data,
  error: null,
  isFetching: data === undefined,
  queryKeys: [],
  retry: () => undefined,
})

const Invoices = (props: TablePageProps<SampleInvoice>) => (
  <S.Widget>
    <WidgetHead title={props.label} />
    <TablePage {...props} />
  </S.Widget>
)

const meta = {
  title: 'Surfaces/TablePage',
  component: Invoices,
  parameters: { sandbox: {} },
  args: {
    label: 'Invoices',
    of: reading(sampleInvoices(24)),
    table: {
      ...sampleTable,
      sortMessages: {
        none: 'Newest first',
        reversed: 'Oldest first',
        order: (column: string, direction: string) => `${column}, ${direction}`,
      },
      details: { name: 'Details', label: ({ number }: SampleInvoice) => `Details of ${number}` },
    },
    rowKey: sampleKey,
    rowHref: ({ number }: SampleInvoice) => `#/invoices/${number}-0`,
    searchHint: 'Number, job, order ref or address',
    note: 'Amounts include GST',
    empty: { title: 'No Results Found', icon: <FileText /> },
    selection: {
      label: ({ number }: SampleInvoice) => `Select ${number}`,
      actions: () => (
        <Button tone="primary" icon={<Mail size={18} aria-hidden />}>
          Email Selected Invoices
        </Button>
      ),
    },
  },
} satisfies Meta<typeof Invoices>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Used: Story = {
  tags: ['play'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'quarry')
    await canvas.findByText(/^5 of 24 shown/)
    await userEvent.clear(canvas.getByRole('searchbox'))
    await canvas.findByText(/^24 shown/)
  },
}

export const Loading: Story = { args: { of: reading(undefined) } }

export const LoadingNarrow: Story = { ...Loading, decorators: atWidth(358) }

export const Empty: Story = {
  args: { of: reading([]) },
  play: async ({ canvas }) => {
    await canvas.findByText('No Results Found')
  },
}

export const FilteredEmpty: Story = {
  args: { search: 'gazebo' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Show all' })
  },
}

export const Selected: Story = {
  tags: ['play'],
  args: { of: reading(sampleInvoices(60)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select 409999' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select 409997' }))
    await canvas.findByText('2 selected')
    // The bar is in view although the table continues below.
    const bar = await canvas.findByRole('button', { name: 'Email Selected Invoices' })
    await waitFor(() => expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight))
  },
}

export const SelectedNarrow: Story = { tags: ['play'], ...Selected, decorators: atWidth(358) }

export const Narrow: Story = { decorators: atWidth(358) }

const long: SampleInvoice = {
  number: 99_418_901,
  type: 'Adjustment',
  date: '30/12/2026',
  branch: 'A branch whose name goes on and on',
  reference: 'PO-20411-STAGE-2-REVISION-14-APPROVED-BY-SITE-MANAGER',
  address: 'Unit 14, Building C, 1200–1248 Old Melbourne Road, behind the weighbridge',
  job: 'Alterations and additions to the former Ballarat woollen mill, second stage, western stair',
  cents: 1_234_567_890,
}

export const LongNames: Story = { args: { of: reading([long, ...sampleInvoices(3)]) } }

export const LongNamesNarrow: Story = { ...LongNames, decorators: atWidth(358) }

export const TenThousand: Story = {
  tags: ['play'],
  args: { of: reading(sampleInvoices(10_000)) },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^10,000 shown/)
    await userEvent.type(canvas.getByRole('searchbox'), 'weighbridge stage 2')
    await canvas.findByText(/ of 10,000 shown/)
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60)
  },
}
