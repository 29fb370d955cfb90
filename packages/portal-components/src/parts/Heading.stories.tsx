import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading } from './Heading'

const meta = {
  title: 'Parts/Heading',
  component: Heading,
  args: { level: 1, children: 'All Framing' },
} satisfies Meta<typeof Heading>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Levels: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Heading level={1}>Order Details</Heading>
      <Heading level={2}>Shipping details</Heading>
      <Heading level={3}>Truck delivery</Heading>
    </div>
  ),
}

export const LongNames: Story = {
  args: { children: 'Laminated veneer lumber, H2S treated, 240 × 45, in lengths from 3.6 to 12 metres' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
}
