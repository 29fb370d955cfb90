import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, screen } from 'storybook/test'
import { TallyModal } from './TallyModal'

const meta: Meta<typeof TallyModal> = {
  title: 'Widgets/TallyModal',
  component: TallyModal,
  args: { productId: 'PINE9045H2', isOpen: true, onOpenChange: fn() },
  parameters: { sandbox: {} },
}

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async () => {
    await screen.findByRole('button', { name: 'Add to Cart' })
  },
}

export const AnotherKindOfProduct: Story = {
  args: { productId: 'CONRS20' },
  play: async () => {
    await screen.findByText('This product is not ordered by a tally.')
  },
}

export const Loading: Story = {
  parameters: { sandbox: { faults: [{ operation: 'getProductDetails', kind: 'hang', times: Infinity }] } },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Tally' })
  },
}

export const Visitor: Story = {
  parameters: { sandbox: { signedIn: false } },
  play: async () => {
    await screen.findByLabelText('Username')
  },
}
