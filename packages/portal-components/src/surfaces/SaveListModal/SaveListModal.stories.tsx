import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, screen } from 'storybook/test'
import { fillCart } from '../../testing/fillCart'
import { SaveListModal } from './SaveListModal'

const meta = {
  title: 'Surfaces/SaveListModal',
  component: SaveListModal,
  args: { isOpen: true, onOpenChange: fn() },
  parameters: { sandbox: { before: fillCart() } },
} satisfies Meta<typeof SaveListModal>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async () => {
    await screen.findByRole('textbox', { name: 'List name' })
  },
}

export const Required: Story = {
  tags: ['play'],
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save list' }))
    await screen.findByText('Required')
  },
}

export const Replaces: Story = {
  globals: { merchant: 'ironbark' },
  tags: ['play', 'ironbark'],
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox'), 'Townhouse first fix')
    await screen.findByText('This replaces your list with the same name')
  },
}

export const Near: Story = {
  globals: { merchant: 'ironbark' },
  tags: ['play', 'ironbark'],
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox'), 'townhouse first fix')
    await screen.findByText(/^You already have a list “Townhouse first fix”/)
  },
}

export const Saving: Story = {
  tags: ['play'],
  parameters: {
    sandbox: { before: fillCart(), faults: [{ operation: 'saveCustomList', kind: 'hang', times: Infinity }] },
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox'), 'Stage 2{Enter}')
  },
}

export const Refused: Story = {
  tags: ['play'],
  parameters: {
    sandbox: {
      before: fillCart(),
      faults: [
        {
          operation: 'saveCustomList',
          kind: 'refusal',
          rows: [{ field: '', msg: 'You have 50 lists already' }],
        },
      ],
    },
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox'), 'Stage 2{Enter}')
    await screen.findByText('You have 50 lists already')
  },
}

export const Offline: Story = {
  tags: ['play'],
  parameters: {
    sandbox: {
      before: fillCart(),
      faults: [{ operation: 'saveCustomList', kind: 'reset', times: Infinity }],
    },
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox'), 'Stage 2{Enter}')
    await screen.findByText('We couldn’t confirm the list was saved. Please check your custom lists.')
  },
}
