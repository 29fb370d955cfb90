import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download, ListPlus } from 'lucide-react'
import { expect, fn, screen } from 'storybook/test'
import { ActionMenu } from './ActionMenu'

const meta = {
  title: 'Parts/ActionMenu',
  component: ActionMenu,
  args: {
    label: 'More actions',
    actions: [
      { id: 'export', name: 'Export CSV', icon: <Download aria-hidden />, onPress: fn() },
      { id: 'details', name: 'Show all details', icon: <ListPlus aria-hidden />, onPress: fn() },
    ],
  },
} satisfies Meta<typeof ActionMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Open: Story = {
  tags: ['play'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }))
    await expect(await screen.findByRole('menuitem', { name: 'Export CSV' })).toHaveFocus()
  },
}
