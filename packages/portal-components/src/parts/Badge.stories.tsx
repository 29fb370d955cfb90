import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from './Badge'

const meta = { title: 'Parts/Badge', component: Badge, args: { children: 'Tally' } } satisfies Meta<
  typeof Badge
>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Tones: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
      <Badge>Draft</Badge>
      <Badge tone="positive">Paid</Badge>
      <Badge tone="caution">Due soon</Badge>
      <Badge tone="critical">Overdue</Badge>
      <Badge tone="info">Tally</Badge>
    </div>
  ),
}
