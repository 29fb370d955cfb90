import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { MenuButton } from './MenuButton'
import { shownAs } from '../testing/shownAs'

const meta = {
  title: 'Parts/MenuButton',
  component: MenuButton,
  args: {
    trigger: 'My Account',
    items: [
      { id: 'admin', label: 'Account Admin', href: '#/account' },
      { id: 'downloads', label: 'Downloads', href: '#/downloads' },
      { id: 'pay', label: 'Pay Account', href: 'https://example.com/pay', isExternal: true },
      { id: 'out', label: 'Sign Out', onAction: fn(), section: 'Builder at Ironbark' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MenuButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Open: Story = {
  tags: ['play'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'My Account' }))
    await expect(await screen.findByRole('menuitem', { name: 'Account Admin' })).toHaveAttribute(
      'href',
      '#/account',
    )
  },
}

export const ByKeys: Story = {
  tags: ['play'],
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'My Account' })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Sign Out' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(trigger).toHaveFocus())
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Sign Out' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.items.at(-1)?.onAction).toHaveBeenCalledTimes(1)
  },
}

export const Quiet: Story = { args: { tone: 'quiet' } }

export const Disabled: Story = { args: { isDisabled: true } }

export const OnMasthead: Story = {
  args: { tone: 'inherit' },
  decorators: [
    (Story) => (
      <div
        style={{
          padding: 12,
          background: 'var(--trade-masthead-background)',
          color: 'var(--trade-masthead-text)',
        }}
      >
        <Story />
      </div>
    ),
  ],
}

export const Hovered: Story = shownAs('hovered')

export const Pressed: Story = shownAs('pressed')

export const Focused: Story = shownAs('focused')
