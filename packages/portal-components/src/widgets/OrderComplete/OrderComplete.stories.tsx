import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { OrderComplete } from './OrderComplete'

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
