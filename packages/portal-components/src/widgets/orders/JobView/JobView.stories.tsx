import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { atWidth } from '../../../testing/atWidth'
import { JOB, jobHistory } from '../../../testing/jobHistory'
import type { SandboxSetting } from '../../../testing/merchantClient'
import { daysAgo } from '../../../testing/pastInvoices'
import { addPastOrders } from '../../../testing/pastOrders'
import type { PastOrder } from '../../../testing/pastOrders'
import { JobView } from './JobView'
import { inState } from '../../../testing/inState'

const meta: Meta<typeof JobView> = {
  title: 'Widgets/JobView',
  component: JobView,
  parameters: { sandbox: {} },
  args: { name: JOB },
}
export default meta
type Story = StoryObj<typeof meta>

const withHistory = (orders: PastOrder[], setting: SandboxSetting = {}): Story['parameters'] => ({
  sandbox: { ...setting, before: (_, sandbox) => addPastOrders(sandbox, orders) } satisfies SandboxSetting,
})
const failing = (...operations: ('getCustomerTransactions' | 'getCustomerInvoicesTP')[]): SandboxSetting => ({
  faults: operations.map((operation) => ({ operation, kind: 'status', status: 404, times: Infinity })),
})

export const Default: Story = {
  parameters: withHistory(jobHistory),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: '418869-0' })
    await expect(canvas.getByRole('button', { name: '2 invoices, 1 credit' })).toBeVisible()
  },
}

export const TaxRegion: Story = { parameters: withHistory(jobHistory, { merchant: 'cascade' }) }

export const OfAllDates: Story = {
  args: { from: 'open' },
  parameters: withHistory(jobHistory),
  play: async ({ canvas }) => {
    await canvas.findByText('Showing invoices of all dates.')
  },
}

export const Email: Story = {
  tags: ['play'],
  parameters: withHistory(jobHistory),
  play: async ({ canvas, userEvent }) => {
    const open = await canvas.findByRole('button', { name: 'Email all for this job' })
    await waitFor(() => expect(open).toBeEnabled())
    await userEvent.click(open)
    const modal = await screen.findByRole('dialog', { name: 'Email all for this job' })
    await waitFor(() => expect(modal).toBeVisible())
    await expect(within(modal).getByRole('button', { name: 'Send 3 invoices' })).toBeEnabled()
  },
}

export const TwoLines: Story = { parameters: withHistory(jobHistory), decorators: atWidth(760) }

export const Narrow: Story = {
  tags: ['play'],
  parameters: withHistory(jobHistory),
  decorators: atWidth(358),
  play: async ({ canvas, userEvent }) => {
    const details = await canvas.findByRole('button', { name: 'Details of 418900' })
    await userEvent.click(details)
    const card = details.closest('tr') as HTMLElement
    await expect(within(card).getByText('12 Wattle Street')).toBeVisible()
  },
}

const LONG =
  'Alterations and additions to the former Ballarat woollen mill, second stage, western stair / “Block C” #2, 100 % 🏗️'
const long: PastOrder[] = [
  {
    number: 99_418_901,
    jobName: LONG,
    reference: 'PO-20411-STAGE-2-REVISION-14-APPROVED-BY-SITE-MANAGER',
    address: 'Unit 14, Building C, 1200–1248 Old Melbourne Road, behind the weighbridge',
    deliveryDate: '2026-12-30',
    amount: 12_345_678_900,
  },
  {
    number: 99_418_900,
    suffix: 12,
    type: 'Credit',
    jobName: LONG,
    branchId: 'A-BRANCH-WITHOUT-A-NAME',
    invoiceDate: daysAgo(2),
    amount: -12_345_678_900,
  },
]

export const LongNames: Story = { args: { name: LONG }, parameters: withHistory(long) }

export const LongNamesNarrow: Story = { ...LongNames, decorators: atWidth(358) }

export const Empty: Story = {
  args: { name: 'A gazebo' },
  parameters: withHistory(jobHistory),
  play: async ({ canvas }) => {
    await canvas.findByText('Nothing found for this job')
  },
}

export const Loading: Story = {
  parameters: withHistory(jobHistory, {
    faults: [
      { operation: 'getCustomerTransactions', kind: 'hang', times: Infinity },
      { operation: 'getCustomerInvoicesTP', kind: 'hang', times: Infinity },
    ],
  }),
}

export const OrdersRefused: Story = {
  parameters: withHistory(jobHistory, failing('getCustomerTransactions')),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: '418869-0' })
    await canvas.findByRole('button', { name: 'Try again' })
  },
}

export const InvoicesRefused: Story = {
  parameters: withHistory(jobHistory, failing('getCustomerInvoicesTP')),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: '418900' })
    await canvas.findByRole('button', { name: 'Try again' })
  },
}

export const Offline: Story = {
  parameters: withHistory(jobHistory, failing('getCustomerTransactions', 'getCustomerInvoicesTP')),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: 'Try again' })).toHaveLength(2)
  },
}

export const Refused: Story = inState('refused')

export const Slow: Story = inState('slow')

export const SignedOut: Story = inState('signedOut')

export const RightToLeft: Story = inState('rightToLeft')
