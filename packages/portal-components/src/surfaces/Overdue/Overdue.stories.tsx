import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { OverdueMark } from './OverdueMark'
import { PayOrEmail } from './PayOrEmail'

const meta = {
  title: 'Surfaces/Overdue',
  component: PayOrEmail,
  args: { pay: 'Pay Balance' },
  parameters: { sandbox: {} },
  render: (args) => (
    <p>
      <OverdueMark>$3,724.24 due now</OverdueMark> <PayOrEmail {...args} />
    </p>
  ),
} satisfies Meta<typeof PayOrEmail>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Pay Balance' })).toBeVisible()
  },
}

export const ByEmail: Story = {
  parameters: { sandbox: { settings: { pay_account_button_disabled: 'yes' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Email us' })).toBeVisible()
  },
}
