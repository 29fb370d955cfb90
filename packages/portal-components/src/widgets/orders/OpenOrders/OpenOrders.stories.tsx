import type { Meta, StoryObj } from '@storybook/react-vite'
import { leaveCheckout } from '../../../testing/checkoutDraft'
import type { SandboxSetting } from '../../../testing/merchantClient'
import { OpenOrders } from './OpenOrders'
import { inState } from '../../../testing/inState'

const after = (setting: SandboxSetting) => ({ sandbox: { before: leaveCheckout(), ...setting } })

/** States after a page was closed in the middle of an order. */
const meta = {
  title: 'Widgets/OpenOrders',
  component: OpenOrders,
  parameters: { sandbox: { before: leaveCheckout(), interrupted: 'after' } },
} satisfies Meta<typeof OpenOrders>

export default meta
type Story = StoryObj<typeof meta>

export const Looking: Story = {
  parameters: after({ interrupted: 'before' }),
  play: async ({ canvas }) => {
    await canvas.findByText(/Looking for it…$/, undefined, { timeout: 15_000 })
  },
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(/was placed\. Its number is/, undefined, { timeout: 15_000 })
  },
}

export const NotPlaced: Story = {
  parameters: after({ interrupted: 'before', haste: 25 }),
  play: async ({ canvas }) => {
    await canvas.findByText(/was not placed/, undefined, { timeout: 15_000 })
  },
}

export const Offline: Story = {
  parameters: after({
    interrupted: 'after',
    haste: 25,
    faults: [{ operation: 'getCustomerTransactions', kind: 'reset', times: Infinity }],
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Check again' }, { timeout: 15_000 })
  },
}

export const Narrow: Story = {
  ...Offline,
  globals: { viewport: { value: 'phone' } },
}

export const TaxRegion: Story = inState('taxRegion')

export const RightToLeft: Story = inState('rightToLeft')
