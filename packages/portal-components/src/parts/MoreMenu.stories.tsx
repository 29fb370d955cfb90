import type { Meta, StoryObj } from '@storybook/react-vite'
import { MessageSquarePlus, Printer } from 'lucide-react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { MoreMenu } from './MoreMenu'

const meta = {
  title: 'Parts/MoreMenu',
  component: MoreMenu,
  args: {
    label: 'More actions',
    actions: [
      { id: 'comment', name: 'Add Comment', icon: <MessageSquarePlus aria-hidden />, onAction: fn() },
      { id: 'print', name: 'Print', icon: <Printer aria-hidden />, onAction: fn() },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 160 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MoreMenu>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Open: Story = {
  tags: ['play'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }))
    await expect(await screen.findByRole('menuitem', { name: 'Print' })).toBeVisible()
  },
}
