import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { Skeleton } from '../../parts/Skeleton'
import { SlowRead } from './SlowRead'

const meta: Meta<typeof SlowRead> = {
  title: 'Surfaces/SlowRead',
  component: SlowRead,
  args: { queryKeys: [['fluid', 'catalogue', 'menu']] },
  parameters: { sandbox: { size: 'small', pace: 10 } },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative' }}>
        <Story />
        <Skeleton height={240} />
      </div>
    ),
  ],
}

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async () => {
    await screen.findByText('This is taking longer than usual.')
  },
}
