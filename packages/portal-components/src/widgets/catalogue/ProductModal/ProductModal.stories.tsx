import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProductModal } from './ProductModal'
import { whenRead, inState } from '../../../testing/inState'
import { ofProduct, signedOutModal } from '../../../testing/productModalStories'

const meta: Meta<typeof ProductModal> = {
  title: 'Widgets/ProductModal',
  component: ProductModal,
  ...ofProduct,
}

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: whenRead,
}

export const SignedOut: Story = signedOutModal

export const Loading: Story = inState('loading')

export const Empty: Story = inState('empty')

export const Refused: Story = inState('refused')

export const Offline: Story = inState('offline')

export const Slow: Story = inState('slow')

export const LongNames: Story = inState('longNames')

export const HugeNumbers: Story = inState('hugeNumbers')

export const Narrow: Story = inState('narrow')

export const TaxRegion: Story = inState('taxRegion')

export const PricesHidden: Story = inState('pricesHidden')

export const RightToLeft: Story = inState('rightToLeft')
