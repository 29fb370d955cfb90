import type { Meta, StoryObj } from '@storybook/react-vite'
import { inState } from '../../testing/inState'
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

export const Loading: Story = inState('loading')

export const Empty: Story = inState('empty')

export const Refused: Story = inState('refused')

export const Offline: Story = inState('offline')

export const Slow: Story = inState('slow')

export const LongNames: Story = inState('longNames')

export const Narrow: Story = inState('narrow')

export const TaxRegion: Story = inState('taxRegion')

export const SignedOut: Story = inState('signedOut')

export const RightToLeft: Story = inState('rightToLeft')
