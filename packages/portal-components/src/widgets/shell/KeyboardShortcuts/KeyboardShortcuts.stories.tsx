import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { SignedIn } from '../../../testing/SignedIn'
import { KeyboardShortcuts } from './KeyboardShortcuts'

const meta = {
  title: 'Widgets/KeyboardShortcuts',
  component: KeyboardShortcuts,
  parameters: { sandbox: {} },
  decorators: [
    (Story) => (
      <>
        <Story />
        <SignedIn />
      </>
    ),
  ],
} satisfies Meta<typeof KeyboardShortcuts>
export default meta

export const Help: StoryObj<typeof meta> = {
  tags: ['play'],
  play: async ({ userEvent }) => {
    await screen.findByText('Signed in', undefined, { timeout: 10_000 })
    await userEvent.keyboard('?')
    await expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  },
}
