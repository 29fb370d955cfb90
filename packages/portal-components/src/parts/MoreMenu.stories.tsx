import type { Meta, StoryObj } from '@storybook/react-vite'
import { Printer, RotateCcw } from 'lucide-react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { rightToLeft } from '../testing/rightToLeft'
import { MoreMenu } from './MoreMenu'

const again = fn()

const meta = {
  title: 'Parts/MoreMenu',
  component: MoreMenu,
  args: {
    label: 'More actions',
    actions: [
      { id: 'print', label: 'Print', icon: <Printer aria-hidden />, onAction: fn() },
      { id: 'again', label: 'Order again', icon: <RotateCcw aria-hidden />, onAction: again },
      { id: 'products', label: 'View Products', href: '#/products' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 200 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MoreMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Used: Story = {
  tags: ['play'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Order again' }))
    await expect(again).toHaveBeenCalled()
  },
}

export const Pending: Story = { args: { isPending: true } }

export const RightToLeft: Story = { decorators: [rightToLeft] }
