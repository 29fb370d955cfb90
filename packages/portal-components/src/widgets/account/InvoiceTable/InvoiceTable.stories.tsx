import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { atWidth } from '../../../testing/atWidth'
import type { SandboxSetting } from '../../../testing/merchantClient'
import { daysAgo, makePastInvoices } from '../../../testing/pastInvoices'
import { addPastOrders } from '../../../testing/pastOrders'
import type { PastOrder } from '../../../testing/pastOrders'
import { InvoiceTable } from './InvoiceTable'
import { inState } from '../../../testing/inState'

const meta: Meta<typeof InvoiceTable> = {
  title: 'Widgets/InvoiceTable',
  component: InvoiceTable,
  parameters: { sandbox: {} },
  args: { hrefOfInvoice: ({ number, suffix }) => `#/invoices/${number}-${suffix}` },
}
export default meta
type Story = StoryObj<typeof meta>

const withInvoices = (invoices: PastOrder[], setting: SandboxSetting = {}): Story['parameters'] => ({
  sandbox: { ...setting, before: (_, sandbox) => addPastOrders(sandbox, invoices) } satisfies SandboxSetting,
})
const select: Story['play'] = async ({ canvas, userEvent }) => {
  await canvas.findByText(/^24 shown/)
  const [, first, , third] = canvas.getAllByRole('checkbox')
  await userEvent.click(first as HTMLElement)
  await userEvent.click(third as HTMLElement)
  await canvas.findByText('2 selected')
}

export const Default: Story = {
  parameters: withInvoices(makePastInvoices(24)),
  play: async ({ canvas }) => {
    const [, first] = await canvas.findAllByRole('row')
    await expect(first).toHaveTextContent('400024-2')
  },
}

export const TaxRegion: Story = {
  parameters: withInvoices(makePastInvoices(8), { merchant: 'cascade' }),
}

export const Selected: Story = {
  tags: ['play'],
  parameters: withInvoices(makePastInvoices(24)),
  play: select,
}

export const SelectedNarrow: Story = { tags: ['play'], ...Selected, decorators: atWidth(358) }

export const Email: Story = {
  tags: ['play'],
  parameters: withInvoices(makePastInvoices(24)),
  play: async (context) => {
    await select(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Email Selected Invoices' }))
    const modal = await screen.findByRole('dialog', { name: 'Email Selected Invoices' })
    await waitFor(() => expect(modal).toBeVisible())
    await expect(within(modal).getByRole('button', { name: 'Send 2 invoices' })).toBeEnabled()
  },
}

export const Comment: Story = {
  tags: ['play'],
  parameters: withInvoices([
    ...makePastInvoices(6),
    {
      number: 400_024,
      suffix: 2,
      type: 'Invoice',
      invoiceDate: daysAgo(0),
      comment: 'Check qty of 140x45',
      amount: 24_845_400,
    },
  ]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Change the comment on 400024-2$/ }))
    const modal = await screen.findByRole('dialog', { name: 'Change Comment' })
    await waitFor(() => expect(modal).toBeVisible())
  },
}
export const Found: Story = {
  args: { search: 'station st', sort: '-amount' },
  parameters: withInvoices(makePastInvoices(24)),
  play: async ({ canvas }) => {
    await canvas.findByText(/ of 24 shown/)
  },
}

export const DatesSet: Story = {
  args: { from: '2020-01-01', to: '2099-12-31' },
  parameters: withInvoices(makePastInvoices(24)),
  play: async ({ canvas }) => {
    await canvas.findByText(/^24 shown/)
    await canvas.findByRole('button', { name: 'Reset Dates' })
  },
}

export const DatesSetNarrow: Story = { ...DatesSet, decorators: atWidth(358) }

export const EndsBeforeBeginning: Story = {
  args: { from: '2026-05-02', to: '2026-05-01' },
  parameters: withInvoices(makePastInvoices(24)),
  play: async ({ canvas }) => {
    await canvas.findByText('Date To is before Date From')
  },
}

export const TwoLines: Story = {
  parameters: withInvoices(makePastInvoices(24)),
  decorators: atWidth(760),
}

export const Narrow: Story = {
  tags: ['play'],
  parameters: withInvoices(makePastInvoices(24)),
  decorators: atWidth(358),
  play: async ({ canvas, userEvent }) => {
    const details = await canvas.findByRole('button', { name: 'Details of 400023-1' })
    await userEvent.click(details)
    const card = details.closest('tr') as HTMLElement
    await expect(within(card).getByText('88 Station St')).toBeVisible()
    // A credit takes no comment.
    await expect(within(card).queryByRole('button', { name: /omment on 400023-1$/ })).toBeNull()
  },
}

const long: PastOrder[] = [
  {
    number: 99_418_901,
    suffix: 12,
    type: 'Invoice',
    reference: 'PO-20411-STAGE-2-REVISION-14-APPROVED-BY-SITE-MANAGER',
    jobName: 'Alterations and additions to the former Ballarat woollen mill, second stage, western stair',
    address: 'Unit 14, Building C, 1200–1248 Old Melbourne Road, behind the weighbridge',
    comment: 'Donaudampfschifffahrtsgesellschaft',
    invoiceDate: daysAgo(1),
    amount: 12_345_678_900,
  },
  {
    number: 418_900,
    type: 'Credit',
    branchId: 'A-BRANCH-WITHOUT-A-NAME',
    invoiceDate: daysAgo(2),
    amount: -12_345_678_900,
  },
]

export const LongNames: Story = { parameters: withInvoices(long) }

export const LongNamesNarrow: Story = { parameters: withInvoices(long), decorators: atWidth(358) }

export const TenThousand: Story = {
  parameters: withInvoices(makePastInvoices(10_000)),
  play: async ({ canvas }) => {
    await canvas.findByText(/^10,000 shown/)
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60)
  },
}

export const Empty: Story = {
  parameters: withInvoices([]),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Look back one year' })
  },
}

export const Loading: Story = {
  parameters: withInvoices([], {
    faults: [{ operation: 'getCustomerInvoicesTP', kind: 'hang', times: Infinity }],
  }),
}

export const Offline: Story = {
  parameters: withInvoices([], {
    faults: [{ operation: 'getCustomerInvoicesTP', kind: 'status', status: 404, times: Infinity }],
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
