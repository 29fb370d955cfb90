import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircleCheck, ShoppingCart } from 'lucide-react'
import { EmptyState } from './EmptyState'
import { Link } from './Link'

const meta = {
  title: 'Parts/EmptyState',
  component: EmptyState,
  args: { title: 'Your cart is empty.' },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: {
    icon: <ShoppingCart />,
    action: (
      <Link tone="primaryButton" href="#/products">
        View Products
      </Link>
    ),
  },
}

export const Done: Story = {
  args: { icon: <CircleCheck />, tone: 'positive', title: 'Account registration has been sent successfully' },
}

/** The only content of the page. */
export const Page: Story = {
  args: {
    ...Default.args,
    isPage: true,
    title: 'Page not found',
    children: 'There’s no page at this address.',
  },
}

export const Plain: Story = { args: { title: 'No matching records.' } }

export const Explained: Story = {
  args: {
    title: 'No products here yet.',
    children: 'Ask your branch, or look in another category.',
  },
}
