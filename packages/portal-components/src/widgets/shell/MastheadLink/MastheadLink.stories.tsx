import type { Meta, StoryObj } from '@storybook/react-vite'
import { OnMasthead } from '../../../testing/OnMasthead'
import { MastheadLink } from './MastheadLink'
import { inState } from '../../../testing/inState'

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

export const Narrow: Story = inState('narrow')

export const TaxRegion: Story = inState('taxRegion')

export const RightToLeft: Story = inState('rightToLeft')
