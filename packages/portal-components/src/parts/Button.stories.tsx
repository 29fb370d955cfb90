import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShoppingCart, Trash2 } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from './Button'
import { shownAs } from '../testing/shownAs'

const meta = {
  title: 'Parts/Button',
  component: Button,
  args: { children: 'Create Quote', onPress: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Used: Story = {
  tags: ['play'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create Quote' }))
    await expect(args.onPress).toHaveBeenCalledTimes(1)
  },
}

export const Primary: Story = { args: { tone: 'primary', children: 'Add to Cart' } }

export const Quiet: Story = { args: { tone: 'quiet', children: 'Save Custom List' } }

export const Critical: Story = { args: { tone: 'critical', children: 'Delete list', icon: <Trash2 /> } }

export const WithIcon: Story = { args: { icon: <ShoppingCart />, children: 'View cart' } }

export const Large: Story = {
  args: { tone: 'primary', size: 'large', isFullWidth: true, children: 'Checkout' },
}

export const Disabled: Story = {
  tags: ['play'],
  args: { isDisabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'), { pointerEventsCheck: 0 })
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}

export const Pending: Story = {
  tags: ['play'],
  args: { tone: 'primary', isPending: true, children: 'Sending your order…' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Sending your order…' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveFocus()
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}

export const Tones: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <Button tone="primary">Add to Cart</Button>
      <Button>Create Quote</Button>
      <Button tone="quiet">Save Custom List</Button>
      <Button tone="critical">Delete list</Button>
      <Button isDisabled>Previous</Button>
      <Button tone="primary" isDisabled>
        Add
      </Button>
      <Button tone="primary" isPending>
        Adding…
      </Button>
    </div>
  ),
}

export const LongNames: Story = {
  args: {
    children: 'Continue with the custom list ‘Hilltop Road, stage 2, second-fix timber and mouldings’',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
}

export const Hovered: Story = shownAs('hovered')

export const Pressed: Story = shownAs('pressed')

export const Focused: Story = shownAs('focused')
