import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ErrorState } from './ErrorState'

const meta = {
  title: 'Parts/ErrorState',
  component: ErrorState,
  args: {
    title: 'We couldn’t load this',
    message: 'We couldn’t reach the server. Check your connection and try again.',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Used: Story = {
  tags: ['play'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(args.message)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
  },
}
