import type { Meta, StoryObj } from '@storybook/react-vite'
import { atWidth } from '../../../testing/atWidth'
import { ContactForm } from './ContactForm'
import { inState } from '../../../testing/inState'

const meta = {
  title: 'Widgets/ContactForm',
  component: ContactForm,
  parameters: { sandbox: {} },
} satisfies Meta<typeof ContactForm>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Contact a Representative' })
  },
}

export const Narrow: Story = { ...Default, decorators: atWidth(358) }

export const TaxRegion: Story = { parameters: { sandbox: { merchant: 'cascade' } } }

export const SignedOut: Story = { parameters: { sandbox: { signedIn: false } } }

export const RightToLeft: Story = inState('rightToLeft')
