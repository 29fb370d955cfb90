import type { Meta, StoryObj } from '@storybook/react-vite'
import { atWidth } from '../../../testing/atWidth'
import { ConfigurationCard } from './ConfigurationCard'
import { inState } from '../../../testing/inState'

const meta = {
  title: 'Widgets/ConfigurationCard',
  component: ConfigurationCard,
  parameters: { sandbox: {} },
} satisfies Meta<typeof ConfigurationCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Configuration' })
  },
}

export const Narrow: Story = { ...Default, decorators: atWidth(358) }

export const TaxRegion: Story = { parameters: { sandbox: { merchant: 'cascade' } } }

export const SignedOut: Story = { parameters: { sandbox: { signedIn: false } } }

export const RightToLeft: Story = inState('rightToLeft')
