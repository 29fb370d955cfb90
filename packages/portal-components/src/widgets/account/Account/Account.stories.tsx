import type { Meta, StoryObj } from '@storybook/react-vite'
import { inState } from '../../../testing/inState'
import type { SandboxSetting } from '../../../testing/merchantClient'
import { Account } from './Account'

const meta = {
  title: 'Widgets/Account',
  component: Account,
  parameters: { sandbox: {} },
} satisfies Meta<typeof Account>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Sign Out' })
  },
}

/** Validation of a stored session fails. Every other widget waits for it. */
const checking = (fault: 'hang' | 'status', pace = 1): Story['parameters'] => ({
  sandbox: {
    pace,
    faults: [{ operation: 'getUserDetails', kind: fault, status: 404, times: Infinity }],
  } satisfies SandboxSetting,
})

export const Loading: Story = {
  parameters: checking('hang'),
  play: async ({ canvas }) => {
    await canvas.findByText('Checking your session…')
  },
}

export const Empty: Story = inState('empty')

export const Offline: Story = {
  parameters: checking('status', 20),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' })
  },
}

export const Slow: Story = {
  parameters: checking('hang', 40),
  play: async ({ canvas }) => {
    await canvas.findByText('This is taking longer than usual.')
  },
}

export const LongNames: Story = inState('longNames')

export const Narrow: Story = inState('narrow')

export const TaxRegion: Story = inState('taxRegion')

export const SignedOut: Story = inState('signedOut')

export const RightToLeft: Story = inState('rightToLeft')
