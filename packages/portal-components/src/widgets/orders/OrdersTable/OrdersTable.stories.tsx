import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { SandboxSetting } from '../../../testing/merchantClient'
import { addPastOrders, makePastOrders } from '../../../testing/pastOrders'
import type { PastOrder } from '../../../testing/pastOrders'
import { OrdersTable } from './OrdersTable'
import { atWidth } from '../../../testing/atWidth'
import { inState } from '../../../testing/inState'

const meta: Meta<typeof OrdersTable> = {
  title: 'Widgets/OrdersTable',
  component: OrdersTable,
  parameters: { sandbox: {} },
}
export default meta
type Story = StoryObj<typeof meta>

const withOrders = (orders: PastOrder[], setting: SandboxSetting = {}): Story['parameters'] => ({
  sandbox: { ...setting, before: (_, sandbox) => addPastOrders(sandbox, orders) } satisfies SandboxSetting,
})
export const Default: Story = {
  parameters: withOrders(makePastOrders(24)),
  play: async ({ canvas }) => {
    const [, first] = await canvas.findAllByRole('row')
    await expect(first).toHaveTextContent('400024')
  },
}

export const TaxRegion: Story = { parameters: withOrders(makePastOrders(8), { merchant: 'cascade' }) }

export const QuotesAlone: Story = {
  args: { type: 'Quote' },
  parameters: withOrders(makePastOrders(24)),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('row')).toHaveLength(7)
  },
}

export const Found: Story = {
  args: { search: 'station st', sort: '-amount' },
  parameters: withOrders(makePastOrders(24)),
  play: async ({ canvas }) => {
    await canvas.findByText(/^5 of 24 shown/)
  },
}

export const NothingFound: Story = {
  args: { search: 'gazebo' },
  parameters: withOrders(makePastOrders(24)),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Show all' })
  },
}

export const TwoLines: Story = {
  parameters: withOrders(makePastOrders(24)),
  decorators: atWidth(760),
}

export const Narrow: Story = {
  tags: ['play'],
  parameters: withOrders(makePastOrders(24)),
  decorators: atWidth(358),
  play: async ({ canvas, userEvent }) => {
    const details = await canvas.findByRole('button', { name: 'Details of 400023' })
    await userEvent.click(details)
    const card = details.closest('tr') as HTMLElement
    await expect(within(card).getByText('88 Station St')).toBeVisible()
  },
}

const long: PastOrder[] = [
  {
    number: 99_418_901,
    type: 'Quote',
    reference: 'PO-20411-STAGE-2-REVISION-14-APPROVED-BY-SITE-MANAGER',
    jobName: 'Alterations and additions to the former Ballarat woollen mill, second stage, western stair',
    address: 'Unit 14, Building C, 1200–1248 Old Melbourne Road, behind the weighbridge',
    deliveryDate: '2026-12-30',
    amount: 12_345_678_900,
  },
  { number: 418_900, branchId: 'A-BRANCH-WITHOUT-A-NAME', amount: -3_124_000 },
]

export const LongNames: Story = { parameters: withOrders(long) }

export const LongNamesNarrow: Story = { parameters: withOrders(long), decorators: atWidth(358) }

export const TenThousand: Story = {
  parameters: withOrders(makePastOrders(10_000)),
  play: async ({ canvas }) => {
    await canvas.findByText(/^10,000 shown/)
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60)
  },
}

export const Empty: Story = {
  parameters: withOrders([]),
  play: async ({ canvas }) => {
    await canvas.findByText('No Results Found')
  },
}

export const Loading: Story = {
  parameters: withOrders([], {
    faults: [{ operation: 'getCustomerTransactions', kind: 'hang', times: Infinity }],
  }),
}

export const Offline: Story = {
  parameters: withOrders([], {
    faults: [{ operation: 'getCustomerTransactions', kind: 'status', status: 404, times: Infinity }],
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' })
  },
}

export const Refused: Story = inState('refused')

export const Slow: Story = inState('slow')

export const HugeNumbers: Story = inState('hugeNumbers')

export const SignedOut: Story = inState('signedOut')

export const RightToLeft: Story = inState('rightToLeft')
