import type { Meta, StoryObj } from '@storybook/react-vite'
import { OnMasthead } from '../../../testing/OnMasthead'
import { fillCart } from '../../../testing/fillCart'
import { CartButton } from './CartButton'
import { whenRead, inState } from '../../../testing/inState'

const meta = {
  title: 'Widgets/CartButton',
  component: CartButton,
  parameters: { sandbox: { before: fillCart() } },
  decorators: [
    (Story) => (
      <OnMasthead>
        <Story />
      </OnMasthead>
    ),
  ],
} satisfies Meta<typeof CartButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: whenRead,
}

/** Storybook merges parameters, so only another `before` removes the filled cart. */
export const Empty: Story = {
  parameters: { sandbox: { before: () => {} } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^Cart, 0 items/ })
  },
}

export const PricesHidden: Story = {
  parameters: { sandbox: { before: fillCart(), settings: { hide_products_price: 'true' } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Cart, 3 items' })
  },
}

export const TaxRegion: Story = {
  parameters: { sandbox: { merchant: 'cascade', before: fillCart() } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /Sub Total \(ex Tax\)/ })
  },
}

export const HugeNumbers: Story = inState('hugeNumbers')

export const Narrow: Story = inState('narrow')

export const RightToLeft: Story = inState('rightToLeft')
