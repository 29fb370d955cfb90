import type { Meta, StoryObj } from '@storybook/react-vite'
import { OnMasthead } from '../../testing/OnMasthead'
import { MastheadLink } from './MastheadLink'
import { inState } from '../../testing/inState'

const meta = {
  title: 'Widgets/MastheadLink',
  component: MastheadLink,
  args: { to: '/orders', children: 'Orders' },
  parameters: { sandbox: {} },
  decorators: [(Story) => <OnMasthead>{Story()}</OnMasthead>],
} satisfies Meta<typeof MastheadLink>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Current: Story = { args: { isCurrent: true } }

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

export const SignedOut: Story = inState('signedOut')

export const RightToLeft: Story = inState('rightToLeft')
