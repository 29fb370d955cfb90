import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from './Button'
import { Callout } from './Callout'

const meta = {
  title: 'Parts/Callout',
  component: Callout,
  args: { tone: 'info', children: 'Bayswater is closer to the address and will deliver.' },
} satisfies Meta<typeof Callout>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Caution: Story = {
  args: {
    tone: 'caution',
    title: 'Your cart has changed',
    children: 'Check it before you confirm.',
    action: <Button>Review Cart</Button>,
  },
}

export const Critical: Story = {
  args: { tone: 'critical', title: 'Error', children: 'Unable to find selected despatch method' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible()
  },
}

export const Positive: Story = { args: { tone: 'positive', children: 'Order Placed' } }

export const Narrow: Story = {
  ...Caution,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 260 }}>
        <Story />
      </div>
    ),
  ],
}
