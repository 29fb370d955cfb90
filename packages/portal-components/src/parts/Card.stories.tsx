import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from './Card'
import { Heading } from './Heading'
import { Summary } from './Summary'

const meta = {
  title: 'Parts/Card',
  component: Card,
  args: { children: 'Truck delivery to site, Tuesday 9 March, before noon.' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Row: Story = { args: { padding: 'row' } }

export const AsSection: Story = {
  args: {
    as: 'section',
    'aria-labelledby': 'card-summary',
    children: (
      <div style={{ display: 'grid', gap: 16 }}>
        <Heading level={2} id="card-summary">
          Order Summary
        </Heading>
        <Summary
          rows={[
            { label: 'Items', value: '4' },
            { label: 'Sub Total (ex GST)', value: '$1,056.89' },
            { label: '+GST', value: '$105.69' },
            { label: 'Total (inc GST)', value: '$1,162.58', tone: 'total' },
          ]}
        />
      </div>
    ),
  },
}
