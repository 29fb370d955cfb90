import type { Meta, StoryObj } from '@storybook/react-vite'
import { OnMasthead } from '../../testing/OnMasthead'
import { MastheadLink } from './MastheadLink'

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
