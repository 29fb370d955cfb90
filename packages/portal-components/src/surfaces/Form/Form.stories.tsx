import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { PersonForm } from '../../testing/PersonForm'

const meta = {
  title: 'Surfaces/Form',
  component: PersonForm,
  parameters: { sandbox: {} },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PersonForm>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Username' })
  },
}

const fill: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Username' }), 'mei')
  await userEvent.type(canvas.getByLabelText('First Name'), 'Mei')
  await userEvent.type(canvas.getByLabelText('Last Name'), 'Tan')
  await userEvent.type(canvas.getByLabelText('Email Address'), 'mei@ironbark.example')
  await userEvent.type(canvas.getByLabelText('Password'), 'four words of hers')
  await userEvent.click(canvas.getByRole('button', { name: /Role Type/ }))
  const [role] = await screen.findAllByRole('option')
  if (role) await userEvent.click(role)
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
}

export const Missing: Story = {
  tags: ['play'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }))
    await canvas.findByText('Enter a username')
    await expect(canvas.getByLabelText('Username')).toHaveFocus()
  },
}

export const RefusedAtField: Story = {
  tags: ['play'],
  parameters: {
    sandbox: {
      faults: [
        {
          operation: 'addMobileUser',
          kind: 'refusal',
          rows: [
            { field: 'tpauserID', msg: 'That username is taken' },
            { field: '', msg: 'The account may have 5 people' },
          ],
        },
      ],
    },
  },
  play: async (context) => {
    await fill(context)
    await context.canvas.findByText('That username is taken')
    await context.canvas.findByText('The account may have 5 people')
    await expect(context.canvas.getByLabelText('Username')).toHaveFocus()
  },
}

export const Sending: Story = {
  tags: ['play'],
  parameters: { sandbox: { faults: [{ operation: 'addMobileUser', kind: 'hang', times: Infinity }] } },
  play: async (context) => {
    await fill(context)
    const button = await context.canvas.findByRole('button', { name: 'Saving…' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}
