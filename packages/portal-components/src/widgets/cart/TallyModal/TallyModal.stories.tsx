import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { TallyModal } from './TallyModal'
import { whenRead, inState } from '../../../testing/inState'
import { ofProduct, signedOutModal } from '../../../testing/productModalStories'

const meta: Meta<typeof TallyModal> = {
  title: 'Widgets/TallyModal',
  component: TallyModal,
  ...ofProduct,
}

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: whenRead,
}

export const AnotherKindOfProduct: Story = {
  tags: ['ironbark'],
  globals: { merchant: 'ironbark' },
  args: { productId: 'CONRS20' },
  play: async () => {
    await screen.findByText('This product isn’t ordered by tally.')
  },
}

export const Loading: Story = {
  parameters: { sandbox: { faults: [{ operation: 'getProductDetails', kind: 'hang', times: Infinity }] } },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Tally' })
  },
}

export const SignedOut: Story = signedOutModal

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
