import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { SignedIn } from '../../../testing/SignedIn'
import { CommandPalette } from './CommandPalette'

const meta = {
  title: 'Widgets/CommandPalette',
  component: CommandPalette,
  parameters: { sandbox: {} },
  decorators: [
    (Story) => (
      <>
        <Story />
        <SignedIn />
      </>
    ),
  ],
} satisfies Meta<typeof CommandPalette>
export default meta

type Story = StoryObj<typeof meta>

const open: NonNullable<Story['play']> = async ({ userEvent }) => {
  await screen.findByText('Signed in', undefined, { timeout: 10_000 })
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect(await screen.findByRole('combobox')).toBeVisible()
}

export const Open: Story = { tags: ['play'], play: open }

export const Results: Story = {
  globals: { merchant: 'ironbark' },
  tags: ['play', 'ironbark'],
  play: async (context) => {
    await open(context)
    await context.userEvent.type(screen.getByRole('combobox'), 'pine')
    await screen.findByRole('group', { name: 'Products' })
  },
}

export const Empty: Story = {
  tags: ['play'],
  play: async (context) => {
    await open(context)
    await context.userEvent.type(screen.getByRole('combobox'), 'unobtainium')
    await screen.findByText('Nothing found.', { selector: 'p' })
  },
}
