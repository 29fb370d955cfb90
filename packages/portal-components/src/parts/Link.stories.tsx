import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShoppingCart } from 'lucide-react'
import { expect } from 'storybook/test'
import { Link } from './Link'
import { shownAs } from '../testing/shownAs'

const meta = {
  title: 'Parts/Link',
  component: Link,
  args: { href: '#/cart', children: 'Back to Review Cart' },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to Review Cart' })).toHaveAttribute('href', '#/cart')
  },
}

export const Quiet: Story = { args: { tone: 'quiet', children: 'Framing pine MGP10 90 × 45 H2F' } }

export const AsButton: Story = { args: { tone: 'button', children: 'View cart', icon: <ShoppingCart /> } }

export const AsPrimaryButton: Story = {
  args: { tone: 'primaryButton', size: 'large', isFullWidth: true, children: 'Checkout' },
}

export const External: Story = {
  args: {
    href: 'https://example.com/datasheet.pdf',
    isExternal: true,
    externalLabel: 'opens in a new tab',
    children: 'View Datasheet',
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /View Datasheet\s*opens in a new tab/ })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
}

export const Hovered: Story = shownAs('hovered')

export const Pressed: Story = shownAs('pressed')

export const Focused: Story = shownAs('focused')
