import type { Meta, StoryObj } from '@storybook/react-vite'
import { EmptyCart } from './EmptyCart'

const meta = {
  title: 'Surfaces/EmptyCart',
  component: EmptyCart,
  args: { title: 'Your cart is empty.' },
  parameters: { sandbox: {} },
} satisfies Meta<typeof EmptyCart>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The merchant shows no catalogue, so there is no link. */
export const WithoutProducts: Story = {
  parameters: { sandbox: { settings: { products_button_disabled: 'yes' } } },
}
