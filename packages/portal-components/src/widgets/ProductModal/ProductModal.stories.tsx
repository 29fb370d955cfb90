import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, screen } from 'storybook/test'
import { ProductModal } from './ProductModal'

const meta: Meta<typeof ProductModal> = {
  title: 'Widgets/ProductModal',
  component: ProductModal,
  args: { productId: 'PINE9045H2', isOpen: true, onOpenChange: fn() },
  parameters: { sandbox: {} },
}

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async () => {
    await screen.findByRole('button', { name: /^Enter a tally of/ })
  },
}

export const Visitor: Story = {
  parameters: { sandbox: { signedIn: false } },
  play: async () => {
    await screen.findByLabelText('Username')
  },
}
