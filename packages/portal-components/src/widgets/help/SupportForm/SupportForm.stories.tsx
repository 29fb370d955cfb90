import type { Meta, StoryObj } from '@storybook/react-vite'
import { SupportForm } from './SupportForm'
import { inState } from '../../../testing/inState'

const meta = {
  title: 'Widgets/SupportForm',
  component: SupportForm,
  parameters: { sandbox: {} },
} satisfies Meta<typeof SupportForm>

export default meta
type Story = StoryObj<typeof meta>

const write: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Subject' }), 'Delivery on Friday')
  await userEvent.type(canvas.getByLabelText('Message'), 'Is it on the way?')
  await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Support' })
  },
}

export const Missing: Story = {
  tags: ['play'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send message' }))
    await canvas.findByText('Please enter subject')
  },
}

export const Refused: Story = {
  tags: ['play'],
  parameters: {
    sandbox: {
      faults: [
        {
          operation: 'sendEmailMessage',
          kind: 'refusal',
          rows: [{ field: 'bodyText', msg: 'Write no more than 2,000 characters' }],
        },
      ],
    },
  },
  play: async (context) => {
    await write(context)
    await context.canvas.findByText('Write no more than 2,000 characters')
  },
}

export const Sending: Story = {
  tags: ['play'],
  parameters: { sandbox: { faults: [{ operation: 'sendEmailMessage', kind: 'hang', times: Infinity }] } },
  play: async (context) => {
    await write(context)
    await context.canvas.findByRole('button', { name: 'Sending…' })
  },
}

export const Offline: Story = {
  tags: ['play'],
  parameters: { sandbox: { faults: [{ operation: 'sendEmailMessage', kind: 'reset', times: Infinity }] } },
  play: async (context) => {
    await write(context)
    await context.canvas.findByText(/^We couldn’t confirm your message was sent/)
  },
}

export const SignedOut: Story = {
  parameters: { sandbox: { signedIn: false } },
  play: async ({ canvas }) => {
    await canvas.findByText('Sign in to see your account')
  },
}

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 358 }}>
        <Story />
      </div>
    ),
  ],
}

export const TaxRegion: Story = inState('taxRegion')

export const RightToLeft: Story = inState('rightToLeft')
