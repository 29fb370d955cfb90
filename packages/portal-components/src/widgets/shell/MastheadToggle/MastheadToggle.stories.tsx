import type { Meta, StoryObj } from '@storybook/react-vite'
import { Search } from 'lucide-react'
import { fn } from 'storybook/test'
import { OnMasthead } from '../../../testing/OnMasthead'
import { MastheadToggle } from './MastheadToggle'
import { inState } from '../../../testing/inState'

const meta = {
  title: 'Widgets/MastheadToggle',
  component: MastheadToggle,
  args: { label: 'Search', icon: <Search size={22} aria-hidden />, isExpanded: false, onPress: fn() },
  decorators: [(Story) => <OnMasthead>{Story()}</OnMasthead>],
} satisfies Meta<typeof MastheadToggle>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Expanded: Story = { args: { isExpanded: true } }

export const Narrow: Story = inState('narrow')

export const TaxRegion: Story = inState('taxRegion')

export const RightToLeft: Story = inState('rightToLeft')
