import type { Meta, StoryObj } from '@storybook/react-vite'
import { X } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { IconButton } from './IconButton'
import { shownAs } from '../testing/shownAs'

const meta = {
  title: 'Parts/IconButton',
  component: IconButton,
  args: { label: 'Close', icon: <X aria-hidden />, onPress: fn() },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Used: Story = {
  tags: ['play'],
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Close' })
    const { width, height } = button.getBoundingClientRect()
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(36)
    await userEvent.click(button)
    await expect(args.onPress).toHaveBeenCalledTimes(1)
  },
}

export const Disabled: Story = { args: { isDisabled: true } }

export const Hovered: Story = shownAs('hovered')

export const Pressed: Story = shownAs('pressed')

export const Focused: Story = shownAs('focused')
