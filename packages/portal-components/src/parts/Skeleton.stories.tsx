import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton, SkeletonText } from './Skeleton'

const meta = {
  title: 'Parts/Skeleton',
  component: Skeleton,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { width: 200, height: 40, radius: 'control' } }

export const Text: Story = { render: () => <SkeletonText lines={4} /> }

export const Row: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
      <Skeleton width={68} height={52} />
      <div style={{ flex: 1 }}>
        <SkeletonText lines={2} />
      </div>
      <Skeleton width={96} height={40} radius="control" />
    </div>
  ),
}
