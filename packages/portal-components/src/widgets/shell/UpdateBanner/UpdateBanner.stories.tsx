import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { leaveCheckout } from '../../../testing/checkoutDraft'
import { UpdateBanner } from './UpdateBanner'
import { inState } from '../../../testing/inState'

const meta = {
  title: 'Widgets/UpdateBanner',
  component: UpdateBanner,
  args: { onActivate: fn(() => new Promise<void>(() => {})), onReload: fn() },
  parameters: { sandbox: {} },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof UpdateBanner>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Refreshing: Story = {
  tags: ['play'],
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Refresh to Update' }))
    await expect(await canvas.findByRole('button', { name: /Refreshing/ })).toBeVisible()
    await expect(args.onReload).not.toHaveBeenCalled()
  },
}

/** An order of an earlier page is still unconfirmed. */
export const OrderUnderWay: Story = {
  parameters: { sandbox: { before: leaveCheckout(), interrupted: 'before' } },
  play: async ({ canvas }) => {
    await canvas.findByText(/once your order has gone through/)
  },
}

export const Narrow: Story = inState('narrow')

export const TaxRegion: Story = inState('taxRegion')

export const RightToLeft: Story = inState('rightToLeft')
