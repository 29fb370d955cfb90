import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, waitFor } from 'storybook/test'
import { PrintButton } from './PrintButton'

const meta = {
  title: 'Surfaces/PrintButton',
  component: PrintButton,
  parameters: { sandbox: {} },
} satisfies Meta<typeof PrintButton>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Used: Story = {
  tags: ['play'],
  play: async ({ canvas, userEvent }) => {
    const print = spyOn(window, 'print').mockImplementation(() => undefined)
    await userEvent.click(await canvas.findByRole('button', { name: 'Print' }))
    await waitFor(() => expect(print).toHaveBeenCalledOnce())
  },
}

/** Beside other links, as below the cart's summary. */
export const Quiet: Story = { args: { tone: 'quiet' } }

/** Loads the data for print first. */
export const Preparing: Story = {
  tags: ['play'],
  args: { onPrepare: fn(() => new Promise(() => undefined)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Print' }))
  },
}
