import type { Meta, StoryObj } from '@storybook/react-vite'
import type { FluidClient } from '@trade-portal/fluid-sdk'
import { expect } from 'storybook/test'
import { createReceipts } from '../../../data/orders/receipts'
import type { Receipt } from '../../../data/orders/receipts'
import { atWidth } from '../../../testing/atWidth'
import { sampleReceipt } from '../../../testing/sampleReceipt'
import { OrderComplete } from './OrderComplete'
import { inState } from '../../../testing/inState'

const meta = {
  title: 'Widgets/OrderComplete',
  component: OrderComplete,
  args: { kind: 'Order', total: 12_845_000 },
  parameters: { sandbox: {} },
} satisfies Meta<typeof OrderComplete>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Order Complete!' })).toBeVisible()
  },
}

export const Quote: Story = { args: { kind: 'Quote' } }

export const WithoutTotal: Story = { args: { total: null } }

/** Replaces the non-breaking spaces of lengths. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

const stored = (changes: Partial<Receipt> = {}): Story['parameters'] => ({
  sandbox: {
    before: (client: FluidClient) => {
      createReceipts({ client, user: 'builder' }).write({ ...sampleReceipt, ...changes })
    },
  },
})

export const WithReceipt: Story = {
  parameters: stored(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('18 @ 2.4 m · 12 @ 3.6 m', { normalizer: plain })).toBeVisible()
  },
}

export const WithReceiptNarrow: Story = { parameters: stored(), decorators: atWidth(358) }

export const QuoteWithReceipt: Story = { args: { kind: 'Quote' }, parameters: stored({ kind: 'Quote' }) }

export const LongNames: Story = {
  decorators: atWidth(320),
  parameters: stored({
    jobName: 'Alterations and additions to the former Ballarat woollen mill, second stage, western stair',
    total: 123_456_789_000,
  }),
}

export const Narrow: Story = inState('narrow')

export const TaxRegion: Story = inState('taxRegion')

export const SignedOut: Story = inState('signedOut')

export const RightToLeft: Story = inState('rightToLeft')
