import type { Meta, StoryObj } from '@storybook/react-vite'
import { Summary } from './Summary'

const meta = {
  title: 'Parts/Summary',
  component: Summary,
  args: {
    rows: [
      { label: 'Items', value: '4' },
      { label: 'Sub Total (ex GST)', value: '$1,056.89' },
      { label: '+GST', value: '$105.69' },
      { label: 'Total (inc GST)', value: '$1,162.58', tone: 'total' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Summary>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Narrow: Story = {
  args: {
    rows: [
      { label: 'Delivery (ex GST)', value: 'The branch will price the delivery.', tone: 'muted' },
      { label: 'Total (inc GST)', value: '$12,345,678.90', tone: 'total' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 200 }}>
        <Story />
      </div>
    ),
  ],
}
