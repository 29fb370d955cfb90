import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { KeyboardShortcuts } from './KeyboardShortcuts'

const meta = {
  title: 'Widgets/KeyboardShortcuts',
  component: KeyboardShortcuts,
  parameters: { sandbox: {} },
} satisfies Meta<typeof KeyboardShortcuts>
export default meta

export const Help: StoryObj<typeof meta> = {
  play: async ({ userEvent }) => {
    await userEvent.keyboard('?')
    await expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  },
}
